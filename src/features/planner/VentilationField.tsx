import { useId } from 'react';
import { FormControl } from '@/components/ui/FormControl';
import { FieldLabel } from '@/components/ui/FieldLabel';
import { FieldProblem } from '@/components/ui/FieldProblem';
import { problemAttributes } from '@/components/ui/field';
import type { Ventilation } from './planner-form';
import type { Planner } from './use-planner';
import styles from './PlannerForm.module.scss';

export type VentilationFieldProps = { planner: Planner };

const choices: readonly { value: Ventilation; label: string }[] = [
  { value: 'none', label: 'None, or not counted' },
  { value: 'windows', label: 'Windows that open: counts as 1' },
  { value: 'own', label: 'Measured: I have a figure' },
];

/** Air changes per hour that the room has already. */
export function VentilationField({ planner: { typed, problems, change } }: VentilationFieldProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <label htmlFor={`${id}-kind`} className="form-label">
        Ventilation you have already
      </label>
      <FormControl
        as="select"
        id={`${id}-kind`}
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
        <div className={styles.own}>
          <FieldLabel htmlFor={id}>Its air changes an hour</FieldLabel>
          <FormControl
            {...problemAttributes(id, problems.ownVentilation)}
            id={id}
            name="ownVentilation"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            required
            className="num"
            value={typed.ownVentilation}
            onChange={(ownVentilation) => change({ ownVentilation })}
          />
          {problems.ownVentilation && <FieldProblem id={`${id}-problem`}>{problems.ownVentilation}</FieldProblem>}
        </div>
      )}
    </div>
  );
}
