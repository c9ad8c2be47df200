import { useId, type ReactNode } from 'react';
import { FormControl } from './FormControl';
import styles from './SegmentedControl.module.scss';

type Segment<Value extends string> = { value: Value; label: ReactNode };

type SegmentedControlProps<Value extends string> = {
  legend: string;
  segments: readonly Segment<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  isLegendHidden?: boolean;
  children?: ReactNode;
};

/** A few choices side by side, of which one is chosen: radio buttons that look like one control. */
export function SegmentedControl<Value extends string>({
  legend,
  segments,
  chosen,
  onChoose,
  isLegendHidden = false,
  children,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-labelledby={isLegendHidden ? undefined : `${name}-legend`}>
      <legend id={`${name}-legend`} className={isLegendHidden ? 'visually-hidden' : 'form-label'}>
        {legend}
      </legend>
      <div className={`d-flex bg-white ${styles.frame}`}>
        {segments.map(({ value, label }) => (
          <label key={value} className={`position-relative d-flex ${styles.segment}`}>
            <FormControl
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={(isChosen) => isChosen && onChoose(value)}
              className={`position-absolute m-0 ${styles.radio}`}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
