import { Download } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { isEmptyPlan, type Plan, type PlannedRoom } from '@/domain/plan/plan';
import type { ReadPlan } from '@/domain/plan/read-plan';
import { planEnquiryUrl } from '@/domain/plan/write-plan';
import { formatFloor } from '@/domain/room';
import { saveText } from '@/lib/browser/save-text';
import { delivery } from '@/data/products/delivery';
import { formatMachines } from '@/data/room-answers';
import { vatPercent, withoutVat } from '@/data/vat';
import { countWord, capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { grouped } from '@/lib/format/number';
import { PlanActions } from './PlanActions';
import { planCsv } from './plan-csv';
import { PlanItems } from './PlanItems';
import { RoomList } from './RoomList';
import { type EditablePlan, missingFrom, ownOrLinkedPlan } from './use-plan';
import { formatUnread } from '../format-unread';
import { formatContents, planTotals } from './plan-totals';
import notes from '../RoomPlanner.module.scss';
import styles from './Plan.module.scss';

export const myPlanId = 'my-plan';

type MyPlanProps = {
  /** The room that is answered. */
  room: PlannedRoom;
  linked: ReadPlan;
  plan: EditablePlan;
  onOpen: (room: PlannedRoom, index: number, isLinked: boolean) => void;
  onAdd: (added: Plan) => void;
  onPrint: (rooms: readonly PlannedRoom[]) => void;
};

type PlanSumProps = { plan: Plan };

/** The totals of a plan. */
function PlanSum({ plan }: PlanSumProps) {
  const totals = planTotals(plan);
  const { machines, pricePence, onRequest, filtersAYear, askUs, tooLoud, needNone, sockets } = totals;
  const { length } = plan.rooms;
  const rest = onRequest > 0 && ` and ${countWord(onRequest)} on request`;
  const together = (
    <>
      {pricePence > 0 && money(pricePence)}
      <small>{pricePence > 0 ? rest : `${countWord(onRequest)} on request`}</small>
    </>
  );
  const facts: [term: string, value: ReactNode][] = [['Together, including VAT', together]];
  if (pricePence > 0) facts.push([`Without VAT at ${vatPercent}%`, money(withoutVat(pricePence))]);
  if (sockets > 0)
    facts.push(
      ['Power at full speed, estimated', `${grouped(totals.powerW)} W`],
      ['Sockets', sockets],
      ['Filters a year', filtersAYear.join(' to ')],
    );
  return (
    <div className="mt-4 break-avoid">
      {length > 0 && (
        <p className="m-0 h3">
          <b>
            {capitalised(countWord(length))} {length === 1 ? 'room' : 'rooms'}:
          </b>{' '}
          {sockets === 0 ? 'no machine' : machines.map(formatMachines).join(', ')}
          {askUs > 0 && `; ${countWord(askUs)} to be planned with us`}
          {tooLoud > 0 && `; ${countWord(tooLoud)} with nothing within the noise limit`}
          {needNone > 0 && `; ${countWord(needNone)} with ventilation enough`}
        </p>
      )}
      <dl className={`d-flex flex-wrap row-gap-3 column-gap-5 mt-3 mb-0 ${styles.facts}`}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="muted small fw-normal">{term}</dt>
            <dd className="m-0 num h2">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="m-0 mt-3 muted small">{delivery.priceLine} Filter sets are not in this sum.</p>
    </div>
  );
}

/** The rooms of a visitor, kept in the browser, or those of a link. */
export function MyPlan({ room, linked, plan, onOpen, onAdd, onPrint }: MyPlanProps) {
  const index = plan.undo?.index;
  const section = useRef<HTMLElement>(null);
  const isEmpty = isEmptyPlan(plan);
  const hasLinked = !isEmptyPlan(linked);
  const visiblePlan = ownOrLinkedPlan(plan, linked);
  const isLinked = visiblePlan === linked;
  const missing = missingFrom(plan, linked);
  const isPartlyAdded = missing.rooms.length < linked.rooms.length || missing.items.length < linked.items.length;

  /** Changes the plan; if the focused button goes, the focus goes to what the selector names, or else to the heading. */
  function act(change: () => void, next: string) {
    flushSync(change);
    if (document.activeElement !== document.body) return;
    const found = section.current?.querySelector<HTMLElement>(next) ?? section.current?.querySelector('h2');
    found?.focus();
  }

  const items = (
    <PlanItems
      items={visiblePlan.items}
      onSet={isLinked ? undefined : (slug, number, name) => act(() => plan.setItem(slug, number, name), '[data-undo]')}
    />
  );

  return (
    <section ref={section} className={`${isEmpty && !isLinked ? 'd-print-none' : ''}`} aria-labelledby={myPlanId}>
      <h2 id={myPlanId} tabIndex={-1} className="m-0">
        {isLinked ? 'The plan of this link' : 'My plan'}
      </h2>
      {!isLinked && (
        <p className="lead mt-2 mb-4">
          {isEmpty && 'Add room after room: one price, sheets to print, one message to us. '}
          {plan.isStored && 'Kept on this device; nothing is sent.'}
        </p>
      )}
      {!plan.isStored && (
        <p className={`bg-white small ${notes.note}`} role="status">
          This device does not keep the plan: its storage is full or closed to us. It goes with this page, so copy its
          link or save it as CSV.
        </p>
      )}
      {plan.unread.length > 0 && (
        <p className={`bg-white small ${notes.note} ${styles.line}`} role="status">
          Part of the kept plan could not be read: {formatUnread(plan.unread)}{' '}
          <button type="button" onClick={() => act(plan.forgetUnread, 'h2')}>
            Forget it
          </button>
        </p>
      )}
      {hasLinked && (
        <p className={`mb-3 ${styles.line}`}>
          {isEmptyPlan(missing) ? (
            `All of this link is in your plan: ${formatContents(linked)}.`
          ) : (
            <>
              This link holds a plan of {formatContents(linked)}.
              {isPartlyAdded && ` Not in your plan yet: ${formatContents(missing)}.`}{' '}
              <button type="button" onClick={() => act(() => onAdd(missing), 'h2')}>
                Add {isPartlyAdded ? formatContents(missing) : 'them'} to my plan
              </button>
            </>
          )}
        </p>
      )}
      {plan.undo && (
        <p className={`mb-3 ${styles.line}`} role="status">
          {plan.undo.done}{' '}
          <button
            type="button"
            data-undo
            onClick={() => act(plan.takeBack, index === undefined ? 'h2' : `ol > li:nth-child(${index + 1}) button`)}
          >
            Undo
          </button>
        </p>
      )}
      {visiblePlan.rooms.length > 0 && (
        <RoomList
          rooms={visiblePlan.rooms}
          actions={isLinked ? undefined : { ...plan, remove: (index) => act(() => plan.remove(index), '[data-undo]') }}
          onOpen={(room, index) => onOpen(room, index, isLinked)}
        />
      )}
      {isEmpty && !isLinked && (
        <button
          type="button"
          className="btn btn-line needs-script mb-4"
          onClick={() => act(() => onAdd({ rooms: [room], items: [] }), 'h2')}
        >
          Add this room of {noBreakUnits(formatFloor(room))}
        </button>
      )}
      {isEmpty && !isLinked ? (
        <Fold
          isShort
          className="border-top border-bottom"
          summary={<span className="item">Filters, a bottle or a meter as well</span>}
        >
          {items}
        </Fold>
      ) : (
        items
      )}
      {!isEmptyPlan(visiblePlan) && (
        <>
          <PlanSum plan={visiblePlan} />
          <PlanActions
            plan={visiblePlan}
            what="the whole plan"
            printLabel="Print a record of each room"
            onPrint={visiblePlan.rooms.length > 0 ? () => onPrint(visiblePlan.rooms) : undefined}
          >
            <ButtonLink to={planEnquiryUrl(visiblePlan)}>Get a written quote for this plan</ButtonLink>
            <button
              type="button"
              className="btn btn-line"
              // Spreadsheets need the byte order mark to read UTF-8.
              onClick={() => saveText('room-plan.csv', 'text/csv', `\uFEFF${planCsv(visiblePlan)}`)}
            >
              <Download size={18} strokeWidth={1.5} aria-hidden="true" /> Save as CSV
            </button>
          </PlanActions>
        </>
      )}
    </section>
  );
}
