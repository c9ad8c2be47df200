import { useId } from 'react';
import { FieldProblem } from '@/components/ui/FieldProblem';
import { problemAttributes } from '@/components/ui/field';
import { FormControl } from '@/components/ui/FormControl';
import { SegmentedControl } from '@/components/ui/SegmentedControl';
import type { Planner } from './use-planner';
import styles from './PlannerForm.module.scss';

export type CountingFieldsProps = { planner: Planner };

/** At which speed the target is to be reached, how much of the output counts, and how loud the machines may be, and whether a record is kept. */
export function CountingFields({ planner: { typed, problems, change } }: CountingFieldsProps) {
  const id = useId();
  const noiseId = useId();
  return (
    <>
      <div className={styles.group}>
        <SegmentedControl
          legend="Size the room at"
          segments={[
            { value: 'working', label: 'Working speed' },
            { value: 'full', label: 'Full speed' },
          ]}
          chosen={typed.sizedAt}
          onChoose={(sizedAt) => change({ sizedAt })}
        >
          <p className={styles.note}>
            {typed.sizedAt === 'working'
              ? 'The highest at which one machine makes 45 dB(A) or less, or a lower one if that is enough.'
              : 'For rooms louder than the machine, such as a gym or a bar with music.'}
          </p>
        </SegmentedControl>
      </div>
      <div className={styles.group}>
        <SegmentedControl
          legend="Count a purifier’s output at"
          segments={[
            { value: '1', label: '100%' },
            { value: '0.5', label: '50%' },
          ]}
          chosen={String(typed.share)}
          onChoose={(share) => change({ share: share === '1' ? 1 : 0.5 })}
        >
          <p className={styles.note}>100% is our own tested airflow. 50% is for an assessor who counts half.</p>
        </SegmentedControl>
      </div>
      <div className={styles.own}>
        <label htmlFor={noiseId} className="form-label">
          Noise limit, dB(A), all machines together (optional)
        </label>
        <FormControl
          {...problemAttributes(noiseId, problems.noiseLimit)}
          id={noiseId}
          name="noiseLimit"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="num"
          value={typed.noiseLimit}
          onChange={(noiseLimit) => change({ noiseLimit })}
        />
        {problems.noiseLimit && <FieldProblem id={`${noiseId}-problem`}>{problems.noiseLimit}</FieldProblem>}
      </div>
      <div className={styles.check}>
        <FormControl
          type="checkbox"
          id={id}
          name="keepsRecord"
          checked={typed.keepsRecord}
          onChange={(keepsRecord) => change({ keepsRecord })}
        />
        <label htmlFor={id}>A clinical room: wiped down, its air change rate kept on record</label>
      </div>
    </>
  );
}
