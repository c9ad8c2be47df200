import { ArrowDown, ArrowUp, Copy, X } from 'lucide-react';
import { answerInWords, answerRoom, machinesInWords, priceInWords, speedInWords } from '@/data/room-answers';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { roomInWords, volumeInWords } from '@/domain/room';
import { neededAch } from '@/domain/sizing';
import type { PlannedRoom } from '@/domain/plan-url';
import { achInWords } from '@/lib/format/air-changes';
import { capitalised } from '@/lib/format/count-word';
import type { KeptRooms } from './use-plan';
import styles from './RoomList.module.scss';

export type RoomListProps = {
  rooms: readonly PlannedRoom[];
  /** Undefined for the read-only rooms of a link. */
  actions?: KeptRooms | undefined;
  onOpen: (room: PlannedRoom, index: number) => void;
};

export function RoomList({ rooms, actions, onOpen }: RoomListProps) {
  return (
    <ol className={`plain-list ${styles.rooms}`}>
      {rooms.map((room, index) => {
        const name = room.name || `Room ${index + 1}`;
        const advice = answerRoom(room);
        return (
          <li key={index} className={styles.room}>
            {room.floor !== (rooms[index - 1]?.floor ?? '') && (
              <h3 className={styles.floor}>{room.floor || 'Other rooms'}</h3>
            )}
            <div>
              <button type="button" className={styles.name} onClick={() => onOpen(room, index)}>
                {name}
              </button>
              <p className={styles.size}>
                {roomInWords(room)}, {volumeInWords(room)} m³
              </p>
            </div>
            <p className={styles.answer}>
              {advice.kind === 'choice' ? (
                <>
                  <b>{capitalised(machinesInWords(advice.choice))}</b>
                  <span>
                    <AirChangeRate rate={advice.choice.reaches.quietest} /> {speedInWords(advice.choice)},{' '}
                    <AirChangeRate rate={advice.choice.reaches.full} /> at full speed; target{' '}
                    {achInWords(neededAch(room))}
                  </span>
                </>
              ) : (
                <b>{answerInWords(advice, room)}</b>
              )}
            </p>
            <p className={`num ${styles.price}`}>{advice.kind === 'choice' && priceInWords(advice.choice)}</p>
            {actions && (
              <div className={styles.buttons}>
                <button
                  type="button"
                  aria-label={`Move ${name} up`}
                  aria-disabled={index === 0}
                  onClick={() => actions.move(index, -1)}
                >
                  <ArrowUp size={18} strokeWidth={1.5} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  aria-label={`Move ${name} down`}
                  aria-disabled={index === rooms.length - 1}
                  onClick={() => actions.move(index, 1)}
                >
                  <ArrowDown size={18} strokeWidth={1.5} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  aria-label={`Copy ${name}`}
                  aria-disabled={actions.isFull}
                  onClick={() => actions.isFull || actions.copy(index)}
                >
                  <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
                </button>
                <button type="button" aria-label={`Remove ${name}`} onClick={() => actions.remove(index)}>
                  <X size={20} strokeWidth={1.5} aria-hidden="true" />
                </button>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
