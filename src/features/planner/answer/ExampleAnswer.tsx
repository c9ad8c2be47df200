import type { ReactNode } from 'react';
import { formatPeople } from '@/domain/people';
import { formatFloor } from '@/domain/room';
import { noBreakUnits } from '@/lib/format/no-break-units';
import type { Planner } from '../form/use-planner';
import { PlannerAnswer } from './PlannerAnswer';

type ExampleAnswerProps = {
  planner: Planner;
  floor: ReactNode;
  reasons: ReactNode;
  onNoiseLimit: (limitDbA: number) => void;
};

/** Until a room is calculated. */
export function ExampleAnswer({ planner, floor, reasons, onNoiseLimit }: ExampleAnswerProps) {
  const { room, phrase } = planner.example;
  const isUnnamed = planner.typed.kind === 'other';
  return (
    <PlannerAnswer
      room={room}
      floor={floor}
      reasons={reasons}
      onNoiseLimit={onNoiseLimit}
      example={{
        name: noBreakUnits(`${isUnnamed ? 'A room' : phrase} of ${formatFloor(room)}`),
        head: (
          <p className="d-none d-sm-block mb-3 muted small">
            An example: {noBreakUnits(`${room.heightM} m high`)}
            {room.people !== undefined && `, ${formatPeople(room.people)}`}
          </p>
        ),
        change: (
          <button
            type="button"
            className="px-0 border-0 bg-transparent text-reset text-decoration-underline min-h-touch small needs-script"
            onClick={() => planner.openExample(room)}
          >
            Change these figures
          </button>
        ),
      }}
    />
  );
}
