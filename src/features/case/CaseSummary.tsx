import type { ReactNode } from 'react';
import { Terms } from '@/components/paper/Terms';
import { company } from '@/config/company';
import { eachPence } from '@/data/costs';
import { delivery } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';
import { formatMachines, formatSpeed, tooManyMachines } from '@/data/room-answers';
import { formatSides, formatVolume, roomVolumeM3 } from '@/domain/room';
import { capitalised, countWord } from '@/lib/format/count-word';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { listPrice, money, smallSum } from '@/lib/format/money';
import { costDaysOf, perHeadPence } from './case-figures';
import { type CaseView, formatOrder, hasPlanCode, maxDrawnRooms, roomName } from './case-view';
import { PlanCode } from './PlanCode';
import { RoomDrawing } from './RoomDrawing';
import styles from './CaseSheets.module.scss';
import { wallGapCm } from '@/domain/placing';

type CaseSummaryProps = {
  view: CaseView;
  /** Shows the reason and the price alone. */
  isShort?: boolean;
  /** Below the title, before the reason. */
  children?: ReactNode;
};

/** The upper half of the first side: for whom, why, for which rooms, and the price. */
export function CaseSummary({ view, isShort = false, children }: CaseSummaryProps) {
  const { words, title } = view;
  return (
    <>
      <SheetTitle view={view}>{title}</SheetTitle>
      {children}
      <div className={styles.columns}>
        <div className="d-flex flex-column justify-content-between">
          <h4>The problem</h4>
          <p className={styles.problem}>{words.problem.join(' ')}</p>
          {!isShort && <Rooms view={view} />}
        </div>
        <div className="d-flex flex-column justify-content-between">
          <PriceBox view={view} isShort={isShort} />
          {hasPlanCode(view) && <PlanCode view={view}>Opens these rooms in the planner</PlanCode>}
        </div>
      </div>
    </>
  );
}

/** The title of a sheet and for whom it is made; without a name, a line to fill in. */
export function SheetTitle({ view: { words, organisation }, children }: { view: CaseView; children: string }) {
  return (
    <>
      <h3 className="h2 text-break">{children}</h3>
      <p className={`d-flex align-items-baseline ${styles.organisation}`}>
        <span className="muted">{words.nameLabel}</span>
        <b className="flex-fill item border-bottom border-dark text-break">{organisation.trim()}</b>
      </p>
    </>
  );
}

function Rooms({ view }: { view: CaseView }) {
  const { rooms, recommended, others } = view.result;
  const answered = recommended ?? others;
  const [room] = rooms;
  if (rooms.length === 1 && room) {
    const choice = answered?.outcomes[0]?.choice;
    return (
      <figure className={`d-flex flex-column justify-content-end ${styles.room}`}>
        <RoomDrawing room={room} choice={choice} isMeasured />
        <figcaption className="fine muted">
          {noBreakUnits(
            `${room.count > 1 ? `${room.count} × ` : ''}${roomName(room, 0)}, ${formatSides(room)}, ${formatVolume(room)} m³${room.people ? `, ${room.people} people${room.roomKind === 'ward' ? ', staff counted' : ''}` : ''}${choice ? `: ${formatMachines(choice)}, to scale, ${wallGapCm} cm from the walls` : ''}`,
          )}
        </figcaption>
      </figure>
    );
  }
  const largest = rooms
    .map((each, index) => ({ each, index }))
    .sort((a, b) => roomVolumeM3(b.each) - roomVolumeM3(a.each))
    .slice(0, maxDrawnRooms)
    .sort((a, b) => a.index - b.index);
  return (
    <>
      <ul className={`plain-list ${styles.rooms} ${rooms.length <= 4 ? styles.few : ''}`}>
        {largest.map(({ each, index }) => {
          const choice = answered?.outcomes[index]?.choice;
          return (
            <li key={index} className="d-flex flex-column">
              <RoomDrawing room={each} choice={choice} />
              <b>
                {each.count > 1 && `${each.count} × `}
                {roomName(each, index)}
              </b>
              <span className="muted">{choice ? formatMachines(choice) : `${formatVolume(each)} m³`}</span>
            </li>
          );
        })}
      </ul>
      {rooms.length > maxDrawnRooms && (
        <p className={`fine muted ${styles.note}`}>
          The {countWord(maxDrawnRooms)} largest. All {rooms.length} rooms stand on the sheets that follow.
        </p>
      )}
    </>
  );
}

function PriceBox({ view, isShort }: { view: CaseView; isShort: boolean }) {
  const { result, words } = view;
  const { recommended, others, people, answers } = result;
  if (!recommended) {
    const without = answers.filter(({ kind }) => kind === 'ask-us' || kind === 'too-loud').length;
    return (
      <div className={`bg-ice ${styles.price}`}>
        <h4>{others ? 'No price for all rooms yet' : 'No price yet'}</h4>
        <p className="h3">
          {result.rooms.length === 1
            ? 'This room has'
            : `${without} of ${result.rooms.length} rooms ${without === 1 ? 'has' : 'have'}`}{' '}
          no answer
        </p>
        <p>
          {answers.some(({ kind }) => kind === 'too-loud') && 'Nothing stays within the noise limit that was set. '}
          {answers.some(({ kind }) => kind === 'ask-us') &&
            `${capitalised(tooManyMachines)}: we plan such a room with you. `}
          Ask us: we answer {company.replyIn}.
        </p>
        {others?.pricePence !== undefined && (
          <>
            <p className="mt-3">The other rooms take {formatOrder(view, others)}:</p>
            <p className="h2">{money(others.pricePence)}</p>
            <p className="muted">including VAT</p>
          </>
        )}
      </div>
    );
  }
  const { machines, pricePence, withoutVatPence, deliveredPence, outcomes } = recommended;
  if (machines === 0) {
    return (
      <div className={`bg-ice ${styles.price}`}>
        <h4>Recommended</h4>
        <p className="h3">No machine needed</p>
        <p>Ventilation alone reaches the target of each room.</p>
      </div>
    );
  }
  const [only] = outcomes;
  const [room] = result.rooms;
  const each = perHeadPence(deliveredPence, people);
  const days = costDaysOf(view);
  const facts: [string, string][] = [
    ...(days && pricePence !== undefined
      ? ([[`${days.label}, over five years`, smallSum(eachPence(recommended.cost, days).pence)]] as [string, string][])
      : []),
    ...(each === undefined || days ? [] : ([[`For each ${words.head}, delivered`, money(each)]] as [string, string][])),
    ['Delivered in', `${delivery.days} working days`],
    ['Warranty', warranty.term],
    ['Sockets', String(machines)],
  ];
  return (
    <div className={`bg-ice ${styles.price}`}>
      <h4>Recommended</h4>
      <p className="h3">{capitalised(formatOrder(view, recommended))}</p>
      {outcomes.length === 1 && only?.choice && (
        <p>
          {room ? formatSpeed(only.choice, room) : ''}
          {machines > only.choice.machines && ', in each room'}
        </p>
      )}
      <p className="h2">{listPrice(pricePence)}</p>
      {withoutVatPence !== undefined && <p className="muted">including VAT ({money(withoutVatPence)} + VAT)</p>}
      {!isShort && <Terms terms={facts} />}
    </div>
  );
}
