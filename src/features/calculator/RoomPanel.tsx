import { useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { RoomSideFields } from '@/components/forms/RoomSideFields';
import { RoomVolumeOutput } from '@/components/forms/RoomVolumeOutput';
import { RoomBox } from '@/components/ui/RoomBox';
import type { TypicalRoom } from '@/data/rooms/typical-rooms';
import { airChangesPerHour, halvedAirChangesPerHour } from '@/domain/air-changes';
import { calculatorModels } from '@/domain/machines';
import { formatRoom, type RoomSize, roomVolumeM3 } from '@/domain/room';
import { announce } from '@/lib/browser/announce';
import { groupedTwoDecimals, twoDecimals } from '@/lib/format/number';
import type { RoomForm } from './use-room-form';
import styles from './AirChangeCalculator.module.scss';

type RoomPanelProps = { form: RoomForm; typicalRoom: TypicalRoom };

function announcement(room: RoomSize): string {
  const volumeM3 = roomVolumeM3(room);
  const rows = calculatorModels.map(({ name, measuredCadrM3PerHour }) => {
    const full = groupedTwoDecimals(airChangesPerHour(measuredCadrM3PerHour, volumeM3));
    const half = groupedTwoDecimals(halvedAirChangesPerHour(measuredCadrM3PerHour, volumeM3));
    return `${name} ${full} and ${half}`;
  });
  return `${groupedTwoDecimals(volumeM3)} m³ room, from ${formatRoom(room)}. Air changes per hour at 100% and at 50%: ${rows.join(', ')}.`;
}

export function RoomPanel({ form, typicalRoom }: RoomPanelProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const { measured } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    const outcome = flushSync(form.calculate);
    if ('room' in outcome) announce(announcement(outcome.room));
    else formElement.current?.querySelector<HTMLInputElement>(`[name=${outcome.firstBad}]`)?.focus();
  }

  function tryTypicalRoom() {
    const { name, lengthM, widthM, heightM } = typicalRoom;
    const room = { name, lengthM, widthM, heightM };
    form.tryRoom(room, { length: twoDecimals(lengthM), width: twoDecimals(widthM), height: twoDecimals(heightM) });
    announce(announcement(room));
  }

  return (
    <form ref={formElement} className={`bg-white ${styles.panel}`} onSubmit={submit} noValidate>
      <RoomBox
        lengthLabel={measured ? `${twoDecimals(measured.lengthM)} m` : 'Length'}
        widthLabel={measured ? `${twoDecimals(measured.widthM)} m` : 'Width'}
        heightLabel={measured ? `${twoDecimals(measured.heightM)} m` : 'Height'}
        className={`d-none d-sm-block w-100 num ${styles.box}`}
      />
      <RoomSideFields typed={form.typed} problems={form.problems} onChange={form.type} className="gap-2 mt-3" />
      <RoomVolumeOutput className={`align-items-end my-3 ${styles.volume} ${measured ? '' : styles.noVolume}`}>
        {groupedTwoDecimals(measured ? roomVolumeM3(measured) : 0)}
        <small className="unit"> m³</small>
      </RoomVolumeOutput>
      <button type="submit" className="btn btn-primary w-100">
        Calculate
      </button>
      <p className={`mt-2 mb-0 small muted ${styles.typical}`}>
        No tape measure to hand?{' '}
        <button type="button" onClick={tryTypicalRoom}>
          Try {typicalRoom.name}
        </button>
      </p>
    </form>
  );
}
