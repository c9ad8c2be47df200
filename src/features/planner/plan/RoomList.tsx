import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { ArrowDown, ArrowUp, Copy, type LucideIcon, X } from 'lucide-react';
import {
  machinesLabel,
  formatAnswer,
  answerRoom,
  formatComparison,
  formatPrice,
  formatSpeed,
} from '@/data/room-answers';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { formatRoom, formatVolume } from '@/domain/room';
import { neededAch } from '@/domain/sizing';
import type { PlannedRoom } from '@/domain/plan/plan';
import { announce } from '@/lib/browser/announce';
import { formatAch } from '@/lib/format/air-changes';
import type { EditablePlan } from './use-plan';
import styles from './Plan.module.scss';

type RoomListProps = {
  rooms: readonly PlannedRoom[];
  /** Undefined for the read-only rooms of a link. */
  actions?: EditablePlan | undefined;
  onOpen: (room: PlannedRoom, index: number) => void;
};

type Action = { label: string; Icon: LucideIcon; by?: 1 | -1; isOff?: boolean; act: () => void };

/** The asterisk stands for the name of the room. */
function actionsOf({ move, copy, remove, isFull }: EditablePlan, index: number, rooms: number): Action[] {
  return [
    { label: 'Move * up', Icon: ArrowUp, by: -1, isOff: index === 0, act: () => move(index, -1) },
    { label: 'Move * down', Icon: ArrowDown, by: 1, isOff: index === rooms - 1, act: () => move(index, 1) },
    { label: 'Copy *', Icon: Copy, isOff: isFull, act: () => copy(index) },
    { label: 'Remove *', Icon: X, act: () => remove(index) },
  ];
}

/** After a move the focus goes with the room, so that a second press moves it on. */
function press({ currentTarget: button }: MouseEvent<HTMLButtonElement>, { act, by }: Action, name: string) {
  const list = button.closest('ol');
  const place = [...(list?.children ?? [])].findIndex((row) => row.contains(button)) + (by ?? 0);
  flushSync(act);
  if (by === undefined) return;
  list?.children[place]?.querySelector<HTMLElement>(`[data-by="${by}"]`)?.focus();
  announce(`${name} is now room ${place + 1} of ${list?.childElementCount}.`);
}

/** The rooms of a plan with their answers. */
export function RoomList({ rooms, actions, onOpen }: RoomListProps) {
  return (
    <ol className={`plain-list border-bottom bg-white ${styles.wide}`}>
      {rooms.map((room, index) => {
        const name = room.name || `Room ${index + 1}`;
        const answer = answerRoom(room);
        return (
          <li key={index} className={`align-items-center border-top ${styles.room}`}>
            {room.floor !== (rooms[index - 1]?.floor ?? '') && (
              <h3 className={`my-1 small fw-medium grid-row ${styles.floor}`}>{room.floor || 'Other rooms'}</h3>
            )}
            <div>
              <button
                type="button"
                className={`d-print-inline p-0 border-0 bg-transparent fw-bold text-start text-copper-hover text-break ${styles.name}`}
                onClick={() => onOpen(room, index)}
              >
                {name}
              </button>
              <p className="m-0 small muted">
                {formatRoom(room)}, {formatVolume(room)} m³
              </p>
            </div>
            <p className={`m-0 ${styles.answer}`}>
              {answer.kind === 'choice' ? (
                <>
                  <b className="d-block">{machinesLabel(answer.choice)}</b>
                  <span className="d-block small muted">
                    <AirChangeRate rate={answer.choice.rates.chosen} /> {formatSpeed(answer.choice)},{' '}
                    <AirChangeRate rate={answer.choice.rates.full} /> at full speed; target {formatAch(neededAch(room))}
                    {formatComparison(answer) && `. ${formatComparison(answer)}`}
                  </span>
                </>
              ) : (
                <b>{formatAnswer(answer, room)}</b>
              )}
            </p>
            <p className={`m-0 num text-lg-end ${styles.price}`}>
              {answer.kind === 'choice' && formatPrice(answer.choice)}
            </p>
            {actions && (
              <div className={`d-flex justify-content-end d-print-none ${styles.buttons}`}>
                {actionsOf(actions, index, rooms.length).map((action) => {
                  const { label, Icon, isOff, by } = action;
                  return (
                    <button
                      className="p-0 border-0 bg-transparent"
                      key={label}
                      type="button"
                      aria-label={label.replace('*', name)}
                      aria-disabled={isOff}
                      data-by={by}
                      onClick={(event) => isOff || press(event, action, name)}
                    >
                      <Icon size={Icon === X ? 20 : 18} strokeWidth={1.5} aria-hidden="true" />
                    </button>
                  );
                })}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
