import { useId } from 'react';
import { FormControl } from '@/components/forms/FormControl';
import { problemAttributes } from '@/components/forms/field';
import { FieldLabel } from '@/components/forms/FieldLabel';
import { FieldProblem } from '@/components/forms/FieldProblem';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import type { FieldName, TargetPreset, Ventilation } from './planner-form';
import type { Planner } from './use-planner';
import styles from './PlannerForm.module.scss';

export type SettingsFieldsProps = { planner: Planner };

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

const choices: readonly { value: Ventilation; label: string }[] = [
  { value: 'none', label: 'None, or not counted' },
  { value: 'windows', label: 'Windows that open: counts as 1' },
  { value: 'own', label: 'Measured: I have a figure' },
];

/** How a room is sized: target, ventilation, speed, counted output, noise limit. */
export function SettingsFields({ planner }: SettingsFieldsProps) {
  return (
    <>
      <TargetField planner={planner} />
      <VentilationField planner={planner} />
      <SizingFields planner={planner} />
    </>
  );
}

function TargetField({ planner: { typed, problems, change } }: SettingsFieldsProps) {
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
        <NumberField
          name="ownTarget"
          label="Your target, ACH"
          isRequired
          value={typed.ownTarget}
          problem={problems.ownTarget}
          onChange={(ownTarget) => change({ ownTarget })}
        />
      )}
    </div>
  );
}

function VentilationField({ planner: { typed, problems, change } }: SettingsFieldsProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <label htmlFor={id} className="form-label">
        Ventilation you have already
      </label>
      <FormControl
        as="select"
        id={id}
        name="ventilation"
        className={styles.select ?? ''}
        value={typed.ventilation}
        onChange={(ventilation) => change({ ventilation: ventilation as Ventilation })}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FormControl>
      {typed.ventilation === 'own' && (
        <NumberField
          name="ownVentilation"
          label="Its air changes an hour"
          isRequired
          value={typed.ownVentilation}
          problem={problems.ownVentilation}
          onChange={(ownVentilation) => change({ ownVentilation })}
        />
      )}
    </div>
  );
}

function SizingFields({ planner: { typed, problems, change } }: SettingsFieldsProps) {
  const id = useId();
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
      <NumberField
        name="noiseLimit"
        label="Noise limit, dB(A), all machines together (optional)"

        value={typed.noiseLimit}
        problem={problems.noiseLimit}
        onChange={(noiseLimit) => change({ noiseLimit })}
      />
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

type NumberFieldProps = {
  name: FieldName;
  label: string;
  isRequired?: boolean;
  value: string;
  problem: string | undefined;
  onChange: (typed: string) => void;
};

function NumberField({ name, label, isRequired = false, value, problem, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div className={styles.own}>
      {isRequired ? (
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
      ) : (
        <label htmlFor={id} className="form-label">
          {label}
        </label>
      )}
      <FormControl
        {...problemAttributes(id, problem)}
        id={id}
        name={name}
        type="text"
        inputMode={isRequired ? 'decimal' : 'numeric'}
        autoComplete="off"
        required={isRequired}
        className="num"
        value={value}
        onChange={onChange}
      />
      {problem && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  );
}
