import type { KeyFeature } from '@/data/products/product';
import { purificationStages } from '@/data/products/stages';
import { keepUnits } from '@/lib/format/keep-units';
import styles from './StagePicker.module.scss';

export type StagePickerProps = {
  features: readonly KeyFeature[];
  /** Name of the part in close-up, such as `stage-3`. */
  chosen: string | undefined;
  onChoose: (part: string | undefined) => void;
};

export function StagePicker({ features, chosen, onChoose }: StagePickerProps) {
  const stages = features.filter(({ stage }) => stage !== undefined);
  const selected = stages.find(({ stage }) => chosen === `stage-${stage}`);
  return (
    <div>
      <ol className={styles.stages} aria-label="Stages">
        {stages.map(({ stage, title }) => {
          const label = purificationStages.find((each) => each.stage === stage)?.label ?? title;
          const part = `stage-${stage}`;
          return (
            <li key={part}>
              <button
                type="button"
                aria-pressed={part === chosen}
                onClick={() => onChoose(part === chosen ? undefined : part)}
              >
                <i>{stage}</i>
                {label}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={styles.description} role="status">
        {selected ? keepUnits(selected.text) : 'Choose a stage to see what it stops.'}
      </p>
    </div>
  );
}
