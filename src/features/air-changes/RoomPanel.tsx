import { useId, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { RoomBox } from '@/components/ui/RoomBox';
import type { TypicalRoom } from '@/data/rooms/typical-rooms';
import { announce } from '@/lib/announce';
import { roomVolumeM3 } from '@/domain/room';
import { twoDecimals } from '@/lib/number';
import { resultInWords } from './result-in-words';
import { RoomSides } from './RoomSides';
import type { RoomForm } from './use-room-form';
import styles from './RoomPanel.module.scss';

export type RoomPanelProps = { form: RoomForm; typicalRoom: TypicalRoom };

/** The white panel of the calculator: the drawn room, its three sides, its volume and the button. */
export function RoomPanel({ form, typicalRoom }: RoomPanelProps) {
  const id = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const { measured } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    // The messages stand before the focus moves, so that a screen reader reads the field with its message.
    const outcome = flushSync(form.calculate);
    if ('room' in outcome) announce(resultInWords(outcome.room));
    else formElement.current?.querySelector<HTMLInputElement>(`[name=${outcome.firstBad}]`)?.focus();
  }

  function tryTypicalRoom() {
    const { name, lengthM, widthM, heightM } = typicalRoom;
    const room = { name, lengthM, widthM, heightM };
    form.tryRoom(room, { length: twoDecimals(lengthM), width: twoDecimals(widthM), height: twoDecimals(heightM) });
    announce(resultInWords(room));
  }

  return (
    <form ref={formElement} className={styles.panel} onSubmit={submit} noValidate>
      <RoomBox
        lengthLabel={measured ? `${twoDecimals(measured.lengthM)} m` : 'Length'}
        widthLabel={measured ? `${twoDecimals(measured.widthM)} m` : 'Width'}
        heightLabel={measured ? `${twoDecimals(measured.heightM)} m` : 'Height'}
        className={styles.box}
      />
      <RoomSides form={form} />
      <div className={styles.volume}>
        <span id={`${id}-volume`}>Room volume</span>
        {/* The whole result is announced at once: the volume alone stays quiet. */}
        <output className={styles.reading} aria-labelledby={`${id}-volume`} aria-live="off">
          {twoDecimals(measured ? roomVolumeM3(measured) : 0)}
          <small> m³</small>
        </output>
      </div>
      <button type="submit" className={`btn btn-primary ${styles.calculate}`}>
        Calculate
      </button>
      <p className={styles.typical}>
        No tape measure to hand?{' '}
        <button type="button" onClick={tryTypicalRoom}>
          Try {typicalRoom.name}
        </button>
      </p>
    </form>
  );
}
