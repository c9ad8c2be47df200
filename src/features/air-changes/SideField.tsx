import { FormControl } from '@/components/ui/FormControl';
import { FieldLabel } from '@/components/ui/FieldLabel';
import { problemAttributes } from '@/components/ui/field';
import type { Side } from './use-room-form';

export type SideFieldProps = {
  /** Id of the input; the message about it stands below all three fields. */
  id: string;
  side: Side;
  value: string;
  onChange: (typed: string) => void;
  problem: string | undefined;
};

const labels: Record<Side, string> = { length: 'Length (m)', width: 'Width (m)', height: 'Height (m)' };

/** One side of the room, in metres. Text with a numeric keyboard, so that a decimal comma can be typed. */
export function SideField({ id, side, value, onChange, problem }: SideFieldProps) {
  return (
    <div>
      <FieldLabel htmlFor={id}>{labels[side]}</FieldLabel>
      <FormControl
        {...problemAttributes(id, problem)}
        id={id}
        name={side}
        value={value}
        onChange={onChange}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        required
        className="num"
      />
    </div>
  );
}
