import type { ReactNode } from 'react';
import { formatPeople } from '@/domain/people';
import { formatFloor } from '@/domain/room';
import { noBreakUnits } from '@/lib/format/no-break-units';
import type { Planner } from '../form/use-planner';
import { PlannerAnswer } from './PlannerAnswer';

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
          <p className="mb-2 muted small">
            An example: {isUnnamed && `${phrase.toLowerCase()}, `}
            {noBreakUnits(`${room.heightM} m high`)}
            {room.people !== undefined && `, ${formatPeople(room.people)}`}
          </p>
        ),
        start: (
          <button
            type="button"
            className="text-link px-0 border-0 bg-transparent min-h-touch needs-script"
            onClick={() => planner.openExample(room)}
          >
            Change these figures
          </button>
        ),
      }}
    />
  );
}
