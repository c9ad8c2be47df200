import { Download } from 'lucide-react';
import type { PlannedRoom } from '@/domain/plan-url';
import { saveText } from '@/lib/browser/save-text';
import { PlanActions } from './PlanActions';
import { planCsv } from './plan-csv';
import { PlanSum } from './PlanSum';
import { RoomList } from './RoomList';
import type { Rooms } from './use-rooms';
import styles from './MyRooms.module.scss';

export type MyRoomsProps = {
  /** Rooms of the URL, shown while the visitor has none. */
  linked: readonly PlannedRoom[];
  rooms: Rooms;
  onOpen: (room: PlannedRoom) => void;
  onKeep: () => void;
  onPrint: (rooms: readonly PlannedRoom[]) => void;
};

export function MyRooms({ linked, rooms, onOpen, onKeep, onPrint }: MyRoomsProps) {
  const own = rooms.rooms;
  const isLinked = linked.length > 0 && own.length === 0;
  const shown = isLinked ? linked : own;
  return (
    <section className={styles.rooms} aria-labelledby="my-rooms">
      <div className={styles.head}>
        <h2 id="my-rooms">{isLinked ? 'Rooms of this link' : 'My rooms'}</h2>
        {!isLinked && <p className="small muted">Kept on this device.</p>}
      </div>
      {linked.length > 0 && (
        <p className={styles.linked}>
          This link holds a plan of {linked.length} rooms.{' '}
          <button type="button" onClick={onKeep}>
            Add them to my rooms
          </button>
        </p>
      )}
      {rooms.removed && (
        <p className={styles.linked} role="status">
          {rooms.removed.name || 'The room'} was removed.{' '}
          <button type="button" onClick={rooms.undoRemove}>
            Undo
          </button>
        </p>
      )}
      {shown.length === 0 ? (
        <p className={styles.none}>
          Work out a room and add it here: the rooms of a building add up to machines, a price, their power and the
          filters of a year.
        </p>
      ) : (
        <>
          <RoomList rooms={shown} actions={isLinked ? undefined : rooms} onOpen={onOpen} />
          <PlanSum rooms={shown} />
          <PlanActions rooms={shown} what="the whole plan" onPrint={() => onPrint(shown)}>
            <button
              type="button"
              className="btn btn-line"
              // Spreadsheets need the byte order mark to read UTF-8.
              onClick={() => saveText('room-plan.csv', 'text/csv', `\uFEFF${planCsv(shown)}`)}
            >
              <Download size={18} strokeWidth={1.5} aria-hidden="true" /> Save as CSV
            </button>
          </PlanActions>
        </>
      )}
    </section>
  );
}
