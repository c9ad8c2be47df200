import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RoomSideFields } from '@/components/forms/RoomSideFields';
import { answerInWords, answerRoom } from '@/data/room-answers';
import type { AnsweredRoom } from '@/data/rooms/answered-room';
import { parseSides, type Side, type SideProblems, sides, type TypedSides } from '@/domain/room-sides';
import { announce } from '@/lib/browser/announce';
import styles from './AnswerStrip.module.scss';

export type OwnRoomFormProps = {
  rooms: readonly [AnsweredRoom, ...AnsweredRoom[]];
  onAnswer: (room: AnsweredRoom) => void;
};

function typedSidesOf({ lengthM, widthM, heightM }: AnsweredRoom): TypedSides {
  return { length: String(lengthM), width: String(widthM), height: String(heightM) };
}

export function OwnRoomForm({ rooms, onAnswer }: OwnRoomFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState(rooms[0]);
  const [typed, setTyped] = useState(() => typedSidesOf(rooms[0]));
  const [problems, setProblems] = useState<SideProblems>({});

  useEffect(() => form.current?.querySelector<HTMLInputElement>('input')?.focus(), []);

  function type(side: Side, text: string) {
    setTyped((others) => ({ ...others, [side]: text }));
    setProblems((found) => ({ ...found, [side]: undefined }));
  }

  function answer(room: AnsweredRoom) {
    onAnswer(room);
    announce(`${answerInWords(answerRoom(room), room)}.`);
  }

  function choose(room: AnsweredRoom) {
    setKind(room);
    setTyped(typedSidesOf(room));
    setProblems({});
    answer(room);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = parseSides(typed);
    if ('size' in parsed) {
      answer({ ...kind, ...parsed.size, key: 'own-room', said: `Your ${kind.name.toLowerCase()}` });
      return;
    }
    flushSync(() => setProblems(parsed.problems));
    const firstBad = sides.find((side) => parsed.problems[side]);
    form.current?.querySelector<HTMLInputElement>(`[name=${firstBad}]`)?.focus();
  }

  return (
    <form ref={form} className={styles.own} onSubmit={submit} noValidate aria-label="Your own room">
      <div className={`d-flex flex-wrap ${styles.kinds}`} role="group" aria-label="Kind of room">
        {rooms.map((room) => (
          <button key={room.key} type="button" aria-pressed={room.key === kind.key} onClick={() => choose(room)}>
            {room.name}
          </button>
        ))}
      </div>
      <RoomSideFields typed={typed} problems={problems} onChange={type} className={styles.sides} />
      <button type="submit" className="btn btn-line">
        Work it out
      </button>
    </form>
  );
}
