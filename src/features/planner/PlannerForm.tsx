import { useId, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { RoomSideFields } from '@/components/forms/RoomSideFields';
import { RoomVolume } from '@/components/forms/RoomVolume';
import { RoomBox } from '@/components/ui/RoomBox';
import { FormControl } from '@/components/forms/FormControl';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { planLimits, type PlannedRoom } from '@/domain/plan-url';
import { SettingsFields } from './SettingsFields';
import { roomVolumeM3 } from '@/domain/room';
import { parseSides } from '@/domain/room-sides';
import { twoDecimals } from '@/lib/format/number';
import type { Planner } from './use-planner';
import styles from './PlannerForm.module.scss';

export type PlannerFormProps = {
  planner: Planner;
  onCalculated: (room: PlannedRoom) => void;
};

/** The planner's form: name, sides, target, ventilation, sizing. */
export function PlannerForm({ planner, onCalculated }: PlannerFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { typed, problems, change, changeUnit } = planner;
  const parsed = parseSides(typed, typed.unit);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Renders the error messages before the focus moves, so that screen readers read them with the field.
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
      <RoomSideFields
        typed={typed}
        problems={problems}
        unit={typed.unit}
        onChange={(side, text) => change({ [side]: text })}
        className={styles.sides}
      />
      <RoomVolume className={styles.volume}>
        {'size' in parsed ? `${twoDecimals(roomVolumeM3(parsed.size))} m³` : '0.00 m³'}
      </RoomVolume>
      <SettingsFields planner={planner} />
      <button type="submit" className={`btn btn-primary ${styles.calculate}`}>
        Calculate
      </button>
    </form>
  );
}
