import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Field } from '@/components/forms/Field';
import { RoomSideFields } from '@/components/forms/RoomSideFields';
import { formatAnswer, answerRoom } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { roomLimits } from '@/domain/plan/plan-fields';
import { emptySides, type TypedSides } from '@/domain/room-sides';
import { focusFirstBad, useSideFields } from '@/hooks/use-side-fields';
import { announce } from '@/lib/browser/announce';
import { limitsMessage, parseNumber } from '@/lib/parse/parse-number';
import { isOwnRoom, ownRoom } from './chosen-room';
import styles from './AnswerStrip.module.scss';

type OwnRoomFormProps = {
  rooms: readonly [ExampleRoom, ...ExampleRoom[]];
  /** The room that is answered: the first of `rooms`, or what was chosen before. */
  chosen: ExampleRoom;
  onAnswer: (room: ExampleRoom) => void;
  /** Once the typed room is answered. */
  onSubmitted: () => void;
};

function typedSidesOf({ lengthM, widthM, heightM }: ExampleRoom): TypedSides {
  return { length: String(lengthM), width: String(widthM), height: String(heightM) };
}

/** Kind, sides and people of the visitor's own room. */
export function OwnRoomForm({ rooms, chosen, onAnswer, onSubmitted }: OwnRoomFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState(() => rooms.find(({ name }) => name === chosen.name) ?? rooms[0]);
  const isOwn = isOwnRoom(chosen);
  const sides = useSideFields(isOwn ? typedSidesOf(chosen) : emptySides);
  const [people, setPeople] = useState(() => (isOwn ? String(chosen.people) : ''));
  const [peopleError, setPeopleError] = useState<string>();

  function typePeople(text: string) {
    setPeople(text);
    setPeopleError(undefined);
  }

  function answer(room: ExampleRoom) {
    onAnswer(room);
    announce(`${formatAnswer(answerRoom(room), room)}.`);
  }

  function choose(room: ExampleRoom) {
    setKind(room);
    sides.fill(emptySides);
    typePeople('');
    answer(room);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const size = sides.parse();
    const counted = parseNumber(people, roomLimits.people);
    const isPeopleBad = people.trim() !== '' && counted === undefined;
    flushSync(() => setPeopleError(isPeopleBad ? `${limitsMessage(roomLimits.people)}, or nothing` : undefined));
    if (!size || isPeopleBad) return focusFirstBad(form.current);
    answer(ownRoom(kind, size, counted));
    onSubmitted();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Your own room">
      <div className={`d-flex flex-wrap column-gap-4 mb-3 ${styles.kinds}`} role="group" aria-label="Kind of room">
        {rooms.map((room) => (
          <button
            className="muted small"
            key={room.key}
            type="button"
            aria-pressed={room.key === kind.key}
            onClick={() => choose(room)}
          >
            {room.name}
          </button>
        ))}
      </div>
      <Row className="row-gap-3">
        <Col lg={6}>
          <RoomSideFields
            typed={sides.typed}
            errors={sides.errors}
            example={typedSidesOf(kind)}
            onChange={sides.type}
            className="column-gap-3"
          />
        </Col>
        <Col xs={6} lg={3}>
          <Field
            label={`People (${kind.people} if empty)`}
            name="people"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className="num"
            value={people}
            error={peopleError}
            onChange={typePeople}
          />
        </Col>
        <Col xs={6} lg={3} className="align-self-end align-self-lg-start">
          <button type="submit" className={`btn btn-line text-nowrap ${styles.submit}`}>
            Work it out
          </button>
        </Col>
      </Row>
    </form>
  );
}
