import { RoomSideFields } from '@/components/forms/RoomSideFields';
import { RoomVolumeOutput } from '@/components/forms/RoomVolumeOutput';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { SelectField } from '@/components/forms/SelectField';
import { roomKinds } from '@/domain/people';
import { formatVolume } from '@/domain/room';
import { NumberField } from './NumberField';
import { convertUnit, parseSize } from './planner-form';
import { kindLabel } from './room-presets';
import { typedRoom } from './typed-room';
import type { Planner } from './use-planner';
import styles from './PlannerForm.module.scss';

type RoomFieldsProps = { planner: Planner };

/** Kind, size and people of a room. */
export function RoomFields({ planner }: RoomFieldsProps) {
  const { typed, errors, change, chooseKind, changeUnit } = planner;
  const parsed = parseSize(typed);
  // Until there is a room, the fields show in grey what was worked out, but never beside a message that they are empty.
  const hasErrors = Object.keys(errors).length > 0;
  const example = planner.room || hasErrors ? undefined : convertUnit(typedRoom(planner.example.room), typed.unit);
  const size = 'size' in parsed ? parsed.size : undefined;
  const currentSize = size ?? (example && planner.example.room);
  return (
    <>
      <div>
        <SelectField
          label="Kind of room"
          name="kind"
          value={typed.kind}
          options={roomKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))}
          error={errors.kind}
          onChange={chooseKind}
        />
      </div>
      <div>
        <RoomSideFields
          typed={typed}
          errors={errors}
          unit={typed.unit}
          example={example}
          onChange={(side, text) => change({ [side]: text })}
          className="gap-2"
        />
      </div>
      <div className={styles.peopleAndUnit}>
        <NumberField planner={planner} name="people" label="People (optional)" isWhole placeholder={example?.people} />
        <SegmentedControl
          legend="Lengths in"
          isLegendHidden
          segments={[
            { value: 'm', label: 'Metres' },
            { value: 'ft', label: 'Feet' },
          ]}
          value={typed.unit}
          onChange={changeUnit}
        />
      </div>
      <RoomVolumeOutput className={`align-items-baseline ${styles.volume}`}>
        {currentSize ? formatVolume(currentSize) : 0} m³
      </RoomVolumeOutput>
    </>
  );
}
