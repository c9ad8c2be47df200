import { useId } from 'react';
import { FormControl } from '@/components/forms/FormControl';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import type { KeyFeature } from '@/data/products/product';
import { purificationStages } from '@/data/products/stages';
import { type ScaleReference, scaleReferences } from '@/features/viewer/geometry/scale-references';
import { noBreakUnits } from '@/lib/format/no-break-units';
import styles from './Controls.module.scss';

type OpenControlProps = {
  label: string;
  /** From 0, closed, to 1. */
  opened: number;
  onOpen: (opened: number) => void;
};

/** Opens the model, from 0 to 1. */
export function OpenControl({ label, opened, onOpen }: OpenControlProps) {
  const id = useId();
  const percent = Math.round(opened * 100);
  return (
    <div className={`d-grid align-items-center min-h-touch ${styles.open}`}>
      <label htmlFor={id}>{label}</label>
      <FormControl
        id={id}
        type="range"
        min={0}
        max={100}
        step={1}
        value={String(percent)}
        aria-valuetext={`${percent}% open`}
        onChange={(typed) => onOpen(Number(typed) / 100)}
      />
      <output htmlFor={id} className="num">
        {percent}%
      </output>
    </div>
  );
}

type StagePickerProps = {
  features: readonly KeyFeature[];
  /** Name of the part in close-up, such as `stage-3`. */
  value: string | undefined;
  onChange: (part: string | undefined) => void;
};

/** Points the view at a stage. */
export function StagePicker({ features, value, onChange }: StagePickerProps) {
  const stages = features.filter(({ stage }) => stage !== undefined);
  const selected = stages.find(({ stage }) => value === `stage-${stage}`);
  return (
    <div>
      <ol className={`d-flex flex-wrap m-0 p-0 ${styles.stages}`} aria-label="Stages">
        {stages.map(({ stage, title }) => {
          const label = purificationStages.find((each) => each.stage === stage)?.label ?? title;
          const part = `stage-${stage}`;
          return (
            <li key={part}>
              <button
                className="d-inline-flex align-items-center fine text-start"
                type="button"
                aria-pressed={part === value}
                onClick={() => onChange(part === value ? undefined : part)}
              >
                <i>{stage}</i>
                {label}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={`small muted ${styles.description}`} role="status">
        {selected ? noBreakUnits(selected.text) : 'Choose a stage to see what it stops.'}
      </p>
    </div>
  );
}

type ScalePickerProps = {
  /** True for products that a door would dwarf. */
  isSmall: boolean;
  value: ScaleReference | undefined;
  onChange: (thing: ScaleReference | undefined) => void;
};

const names: Record<ScaleReference, string> = { door: 'A door', chair: 'A chair', bottle: 'A bottle' };

/** Puts a thing of known size beside the model. */
export function ScalePicker({ isSmall, value, onChange }: ScalePickerProps) {
  const things = scaleReferences.filter((thing) => thing !== 'door' || !isSmall);
  return (
    <div className={`small ${styles.beside}`}>
      <SegmentedControl<ScaleReference | 'nothing'>
        legend="Beside"
        segments={[
          { value: 'nothing', label: 'Nothing' },
          ...things.map((thing) => ({ value: thing, label: names[thing] })),
        ]}
        value={value ?? 'nothing'}
        onChange={(thing) => onChange(thing === 'nothing' ? undefined : thing)}
      />
    </div>
  );
}
