import { useId, type ReactNode } from 'react';
import { FormControl } from './FormControl';
import styles from './SegmentedControl.module.scss';

type Segment<Value extends string> = { value: Value; label: ReactNode };

type SegmentedControlProps<Value extends string> = {
  legend: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isLegendHidden?: boolean;
  children?: ReactNode;
};

/** A few choices side by side, of which one is selected: radio buttons that look like one control. */
export function SegmentedControl<Value extends string>({
  legend,
  segments,
  value,
  onChange,
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
        {segments.map((segment) => (
          <label key={segment.value} className={`position-relative d-flex min-w-0 ${styles.segment}`}>
            <FormControl
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={(isChecked) => isChecked && onChange(segment.value)}
              className={`position-absolute m-0 inset-0 opacity-0 ${styles.radio}`}
            />
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
