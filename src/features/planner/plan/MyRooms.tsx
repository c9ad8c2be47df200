import { Download } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { cleanName, type ParsedPlan } from '@/domain/parse-plan';
import { type Plan, type PlannedRoom, planEnquiryUrl } from '@/domain/plan-url';
import { saveText } from '@/lib/browser/save-text';
import { PlanActions } from './PlanActions';
import { planCsv } from './plan-csv';
import { PlanItems } from './PlanItems';
import { PlanSum } from './PlanSum';
import { RoomList } from './RoomList';
import type { KeptRooms } from './use-plan';
import styles from './MyRooms.module.scss';

export type MyRoomsProps = {
  linked: ParsedPlan;
  plan: KeptRooms;
  onOpen: (room: PlannedRoom, index: number, isLinked: boolean) => void;
  onKeep: () => void;
  onPrint: (plan: Plan) => void;
};

/** As in "3 rooms and 4 products". */
function contentsInWords({ rooms, items }: Plan): string {
  const products = items.reduce((sum, { number }) => sum + number, 0);
  const parts = [
    rooms.length > 0 && `${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}`,
    products > 0 && `${products} ${products === 1 ? 'product' : 'products'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}

export function MyRooms({ linked, plan, onOpen, onKeep, onPrint }: MyRoomsProps) {
  const [isAdded, setIsAdded] = useState(false);
  const isEmpty = plan.rooms.length + plan.items.length === 0;
  const hasLinked = linked.rooms.length + linked.items.length > 0;
  const isLinked = hasLinked && isEmpty;
  const shown = isLinked ? linked : plan;
  return (
    <section className={styles.rooms} aria-labelledby="my-rooms">
      <div className={styles.head}>
        <h2 id="my-rooms">{isLinked ? 'The plan of this link' : 'My plan'}</h2>
        {!isLinked && plan.isKept && <p className="small muted">Kept on this device; nothing is sent.</p>}
      </div>
      {!plan.isKept && (
        <p className={styles.told} role="status">
          This device does not keep the plan: its storage is full or closed to us. It goes with this page, so copy its
          link or save it as CSV.
        </p>
      )}
      {plan.unread.length > 0 && (
        <p className={styles.told} role="status">
          Part of the kept plan could not be read: {plan.unread.map(cleanName).join(', ')}{' '}
          <button type="button" onClick={plan.forgetUnread}>
            Forget it
          </button>
        </p>
      )}
      {hasLinked && !isAdded && (
        <p className={styles.linked}>
          This link holds a plan of {contentsInWords(linked)}.{' '}
          <button
            type="button"
            onClick={() => {
              setIsAdded(true);
              onKeep();
            }}
          >
            Add them to my plan
          </button>
        </p>
      )}
      {plan.removed && (
        <p className={styles.linked} role="status">
          {plan.removed.name || 'The room'} was removed.{' '}
          <button type="button" onClick={plan.undoRemove}>
            Undo
          </button>
        </p>
      )}
      {shown.rooms.length > 0 && (
        <RoomList
          rooms={shown.rooms}
          actions={isLinked ? undefined : plan}
          onOpen={(room, index) => onOpen(room, index, isLinked)}
        />
      )}
      {isEmpty && !isLinked && (
        <p className={styles.none}>
          Work out a room and add it here. The rooms of a building add up to machines, a price, their power and the
          filters of a year, on sheets to print and in one message to us.
        </p>
      )}
      <PlanItems items={shown.items} onSet={isLinked ? undefined : plan.setItem} />
      {shown.rooms.length + shown.items.length > 0 && (
        <>
          <PlanSum plan={shown} />
          <PlanActions plan={shown} what="the whole plan" onPrint={() => onPrint(shown)}>
            <ButtonLink to={planEnquiryUrl(shown)}>Get a written quote for this plan</ButtonLink>
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
