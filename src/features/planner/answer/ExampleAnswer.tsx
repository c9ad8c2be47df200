import type { ReactNode } from 'react';
import { formatPeople } from '@/domain/people';
import type { PlannedRoom } from '@/domain/plan/plan';
import { formatFloor, formatVolume } from '@/domain/room';
import { noBreakUnits } from '@/lib/format/no-break-units';
import type { Planner } from '../form/use-planner';
import { PlannerAnswer } from './PlannerAnswer';
import styles from './PlannerAnswer.module.scss';

type ExampleHeadProps = {
  /** Where the form names no kind of room. */
  phrase: string | undefined;
  room: PlannedRoom;
  onUse: () => void;
};

function ExampleHead({ phrase, room, onUse }: ExampleHeadProps) {
  const { heightM, people } = room;
  return (
    <p className={`mb-3 muted small ${styles.for}`}>
      <b>An example, until you calculate yours:</b> {phrase && `${phrase.toLowerCase()}, `}
      {noBreakUnits(`${heightM} m high, ${formatVolume(room)} m³`)}
      {people !== undefined && `, for ${formatPeople(people)}`}.{' '}
      <button
        type="button"
        className={`text-link px-0 border-0 needs-script min-h-touch bg-transparent ${styles.see}`}
        onClick={onUse}
      >
        Start from these figures
      </button>
    </p>
  );
}

type ExampleAnswerProps = { planner: Planner; floor: ReactNode; reasons: ReactNode };

/** Until a room is calculated. */
export function ExampleAnswer({ planner, floor, reasons }: ExampleAnswerProps) {
  const { room, phrase } = planner.example;
  const isUnnamed = planner.typed.kind === 'other';
  return (
    <PlannerAnswer
      room={room}
      floor={floor}
      reasons={reasons}
      example={{
        name: noBreakUnits(`${isUnnamed ? 'A room' : phrase} of ${formatFloor(room)}`),
        head: (
          <ExampleHead phrase={isUnnamed ? phrase : undefined} room={room} onUse={() => planner.openExample(room)} />
        ),
      }}
    />
  );
}
