import { useId } from 'react';
import { FormControl } from './FormControl';
import { errorAttributes } from './error-attributes';
import { FieldLabel } from './FieldLabel';
import { FieldError } from './FieldError';
import { sideMessage } from './side-message';
import { type LengthUnit, type Side, type SideErrors, sides, type TypedSides } from '@/domain/room-sides';
import styles from './RoomFields.module.scss';

type RoomSideFieldsProps = {
  typed: TypedSides;
  errors: SideErrors;
  unit?: LengthUnit;
  example?: TypedSides | undefined;
  onChange: (side: Side, text: string) => void;
  className: string | undefined;
};

const labels: Record<Side, string> = { length: 'Length', width: 'Width', height: 'Height' };
const units = {
  m: { label: 'm', placeholder: '0.00', inputMode: 'decimal' },
  ft: { label: 'ft, in', placeholder: '0 ft 0 in', inputMode: 'text' },
} as const;

/** The three sides of a room; text fields, so that a decimal comma can be typed. */
export function RoomSideFields({ typed, errors, unit = 'm', example, onChange, className = '' }: RoomSideFieldsProps) {
  const idBase = useId();
  const { label, placeholder, inputMode } = units[unit];
  return (
    <>
      <div className={`align-items-end ${styles.fields} ${className}`}>
        {sides.map((side) => {
          const id = `${idBase}-${side}`;
          return (
            <div key={side}>
              <FieldLabel htmlFor={id}>{`${labels[side]} (${label})`}</FieldLabel>
              <FormControl
                {...errorAttributes(id, errors[side])}
                id={id}
                name={side}
                type="text"
                inputMode={inputMode}
                autoComplete="off"
                placeholder={example?.[side] ?? placeholder}
                required
                className="num"
                value={typed[side]}
                onChange={(text) => onChange(side, text)}
                // What is typed replaces it.
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </div>
          );
        })}
      </div>
      {sides.map((side) => {
        const error = errors[side];
        return (
          error && (
            <FieldError key={side} id={`${idBase}-${side}-error`}>
              {sideMessage(side, error, unit)}
            </FieldError>
          )
        );
      })}
    </>
  );
}
