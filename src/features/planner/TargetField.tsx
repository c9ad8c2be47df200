import { useId } from 'react';
import { FormControl } from '@/components/ui/FormControl';
import { FieldLabel } from '@/components/ui/FieldLabel';
import { FieldProblem } from '@/components/ui/FieldProblem';
import { problemAttributes } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/SegmentedControl';
import type { TargetPreset } from './planner-form';
import type { Planner } from './use-planner';
import styles from './PlannerForm.module.scss';

export type TargetFieldProps = { planner: Planner };

const presets: readonly { value: TargetPreset; label: string; note: string; source: string }[] = [
  { value: '3', label: '3', note: 'Minimum', source: 'Our own minimum for an occupied room.' },
  { value: '5', label: '5', note: 'Occupied', source: 'CDC, May 2023: any occupied room.' },
  {
    value: '6',
    label: '6',
    note: 'Optimum',
    source: 'Our own optimum, and a general clinical area in HTM 03-01 (2021).',
  },
  { value: '10', label: '10', note: 'Treatment', source: 'A treatment room in HTM 03-01 (2021).' },
  { value: 'own', label: 'Own', note: 'value', source: 'Your own figure, from your assessor or your standard.' },
];

/** Air changes per hour to reach: five presets, each with its source, or the visitor's own. */
export function TargetField({ planner: { typed, problems, change } }: TargetFieldProps) {
  const id = useId();
  const source = presets.find(({ value }) => value === typed.target)?.source;
  return (
    <div className={styles.group}>
      <SegmentedControl
        legend="Target, air changes an hour"
        segments={presets}
        chosen={typed.target}
        onChoose={(target) => change({ target })}
      >
        <p className={styles.note}>{source}</p>
      </SegmentedControl>
      {typed.target === 'own' && (
        <div className={styles.own}>
          <FieldLabel htmlFor={id}>Your target, ACH</FieldLabel>
          <FormControl
            {...problemAttributes(id, problems.ownTarget)}
            id={id}
            name="ownTarget"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            required
            className="num"
            value={typed.ownTarget}
            onChange={(ownTarget) => change({ ownTarget })}
          />
          {problems.ownTarget && <FieldProblem id={`${id}-problem`}>{problems.ownTarget}</FieldProblem>}
        </div>
      )}
    </div>
  );
}
