import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { useId } from 'react';
import type { Side } from './use-room-form';
import styles from './SideField.module.scss';

export type SideFieldProps = {
  side: Side;
  value: string;
  onChange: (text: string) => void;
  /** Id of the message about it; without one the field is in order. */
  messageId: string | undefined;
};

const labels: Record<Side, string> = { length: 'Length (m)', width: 'Width (m)', height: 'Height (m)' };

/** One side of the room, in metres. Text with a numeric keyboard, so that a decimal comma can be typed. */
export function SideField({ side, value, onChange, messageId }: SideFieldProps) {
  return (
    <FormGroup controlId={useId()}>
      <FormLabel>
        {labels[side]}{' '}
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      </FormLabel>
      <FormControl
        name={side}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        required
        className="num"
        isInvalid={messageId !== undefined}
        aria-invalid={messageId !== undefined}
        aria-describedby={messageId}
      />
    </FormGroup>
  );
}
