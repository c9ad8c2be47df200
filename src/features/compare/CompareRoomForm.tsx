import { type FormEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RoomSideFields } from '@/components/forms/RoomSideFields';
import { twoDecimals } from '@/lib/format/number';
import { roomFragment } from '@/domain/plan/write-plan';
import { emptySides } from '@/domain/room-sides';
import { focusFirstBad, useSideFields } from '@/hooks/use-side-fields';
import { compareParameters } from '@/lib/links/compare-url';
import type { ComparedRoom } from './compared-room';
import styles from './ComparisonBody.module.scss';

type CompareRoomFormProps = {
  /** Without sides for an older link. */
  room: ComparedRoom['room'];
};

function typedSides(room: ComparedRoom['room']) {
  if ('volumeM3' in room) return emptySides;
  const { lengthM, widthM, heightM } = room;
  return { length: twoDecimals(lengthM), width: twoDecimals(widthM), height: twoDecimals(heightM) };
}

/** The sides of the room for which machines are compared; the answer goes to the address. */
export function CompareRoomForm({ room }: CompareRoomFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { typed, errors, type, parse } = useSideFields(typedSides(room));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const size = parse();
    if (!size) return focusFirstBad(form.current);
    const after = new URLSearchParams(parameters);
    after.delete(compareParameters.volume);
    after.delete(compareParameters.room);
    const hash = roomFragment({ ...room, ...size });
    void navigate(
      { search: after.toString().replaceAll('%2C', ','), hash },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <form ref={form} noValidate className={`d-print-none ${styles.form}`} aria-label="Your room" onSubmit={submit}>
      <RoomSideFields typed={typed} errors={errors} onChange={type} className={styles.sides} />
      <button className="btn btn-primary">Check my room</button>
    </form>
  );
}
