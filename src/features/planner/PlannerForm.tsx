import { useId, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { RoomBox } from '@/components/ui/RoomBox';
import { FormControl } from '@/components/ui/FormControl';
import { SegmentedControl } from '@/components/ui/SegmentedControl';
import { planLimits, type PlannedRoom } from '@/domain/plan-url';
import { CountingFields } from './CountingFields';
import { SideFields } from './SideFields';
import { TargetField } from './TargetField';
import { VentilationField } from './VentilationField';
import type { Planner } from './use-planner';
import styles from './PlannerForm.module.scss';

export type PlannerFormProps = {
  planner: Planner;
  /** Called when the form was read without a mistake. */
  onCalculated: (room: PlannedRoom) => void;
};

/** What the planner asks of a room. */
export function PlannerForm({ planner, onCalculated }: PlannerFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { typed, change, changeUnit } = planner;

  function submit(event: FormEvent) {
    event.preventDefault();
    // The messages stand before the focus moves, so that a screen reader reads the field with its message.
    const outcome = flushSync(planner.calculate);
    if ('room' in outcome) onCalculated(outcome.room);
    else form.current?.querySelector<HTMLElement>(`[name=${outcome.firstBad}]`)?.focus();
  }

  return (
    <form ref={form} className={styles.panel} onSubmit={submit} noValidate>
      <div className={styles.name}>
        <label htmlFor={`${id}-name`} className="form-label">
          Name of the room
        </label>
        <FormControl
          id={`${id}-name`}
          name="name"
          type="text"
          value={typed.name}
          onChange={(name) => change({ name })}
          maxLength={planLimits.nameLength}
          autoComplete="off"
        />
        <SegmentedControl
          legend="Lengths in"
          isLegendHidden
          segments={[
            { value: 'm', label: 'Metres' },
            { value: 'ft', label: 'Feet' },
          ]}
          chosen={typed.unit}
          onChoose={changeUnit}
        />
      </div>
      <RoomBox
        lengthLabel={typed.length || 'Length'}
        widthLabel={typed.width || 'Width'}
        heightLabel={typed.height || 'Height'}
        className={styles.box}
      />
      <SideFields planner={planner} />
      <TargetField planner={planner} />
      <VentilationField planner={planner} />
      <CountingFields planner={planner} />
      <button type="submit" className={`btn btn-primary ${styles.calculate}`}>
        Calculate
      </button>
    </form>
  );
}
