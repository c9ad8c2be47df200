import { formatYardsticks } from '@/data/higher-yardsticks';
import { care, deliveryPence } from '@/data/products/care';
import { formatDecision, formatMachines, formatSpeed } from '@/data/room-answers';
import { vatPercent } from '@/data/vat';
import { cleanAirNeed } from '@/domain/people';
import type { RoomAdvice } from '@/domain/room-advice';
import { roomVolumeM3, formatVolume } from '@/domain/room';
import { airChangesAnHour } from '@/lib/format/air-changes';
import { capitalised } from '@/lib/format/count-word';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { longDate } from '@/lib/format/long-date';
import { grouped } from '@/lib/format/number';
import { money } from '@/lib/format/money';
import { qrCodePath } from '@/lib/format/qr-code';
import { type CaseRow, caseRows, perHeadPence } from './case-figures';
import {
  type CaseView,
  daysLater,
  maxCodeCharacters,
  maxDrawnRooms,
  formatOrder,
  roomName,
  type SideProps,
  validDays,
} from './case-view';
import { RoomDrawing } from './RoomDrawing';
import { Rows } from './Rows';
import { Sheet } from './Sheet';
import styles from './Paper.module.scss';

/** The others stand on the sheets of rooms. */
const maxNeedRows = 8;

export function FirstSide({ view, name }: SideProps) {
  const { study, words, title, body, isoDate, url, products } = view;
  return (
    <Sheet
      name={name}
      head={
        <>
          {longDate(isoDate)}
          <small>
            valid {validDays} days, until {longDate(daysLater(isoDate, validDays))}
          </small>
        </>
      }
      foot="Noise, and airflow below full speed, are estimated. A calculation from list prices, not a quotation. Prices of filter sets, delivery and disposal are samples."
    >
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.body}>
        <span>{words.nameLabel}</span>
        <b>{body.trim()}</b>
      </p>
      <div className={styles.columns}>
        <div>
          <h4>The problem</h4>
          <p className={styles.lead}>{words.problem.join(' ')}</p>
          <Rooms view={view} />
        </div>
        <div>
          <PriceBox view={view} />
          {url !== undefined && url.length <= maxCodeCharacters && <PlanCode url={url} />}
        </div>
      </div>
      {study.recommended ? <OptionTable view={view} /> : <NeedTable view={view} />}
      <p className={styles.reason}>
        {formatReasons(view)}
        {products.length > 0 && ` Also on the plan, in no sum: ${products.join(', ')}.`}
      </p>
    </Sheet>
  );
}

/** Which rule decided, for one room. */
function formatReasons({ study }: CaseView): string {
  const [room] = study.rooms;
  if (!room || study.rooms.length > 1) {
    return 'Each room is sized for its air changes, or for 10 L/s of clean air a person if that is more.';
  }
  const decision = formatDecision(room);
  return [
    decision && `${decision}.`,
    room.noiseLimitDbA !== undefined && `Sized for ${room.noiseLimitDbA} dB(A) or less.`,
    room.people !== undefined && `Higher figures: ${formatYardsticks(room)}.`,
    room.sizedAt === 'full' && 'Sized at full speed on purpose: the room is louder than the machines.',
  ]
    .filter(Boolean)
    .join(' ');
}

function Rooms({ view }: { view: CaseView }) {
  const { rooms, recommended } = { ...view.study };
  const [room] = rooms;
  if (rooms.length === 1 && room) {
    const choice = recommended?.outcomes[0]?.choice;
    return (
      <figure className={styles.room}>
        <RoomDrawing room={room} choice={choice} isMeasured />
        <figcaption>
          {noBreakUnits(
            `${room.count > 1 ? `${room.count} × ` : ''}${roomName(room, 0)}, ${room.lengthM} × ${room.widthM} × ${room.heightM} m, ${formatVolume(room)} m³${room.people ? `, ${room.people} people` : ''}${choice ? `: ${formatMachines(choice)}, to scale, ${care.wallGapCm} cm from the walls` : ''}`,
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
          const choice = recommended?.outcomes[index]?.choice;
          return (
            <li key={index}>
              <RoomDrawing room={each} choice={choice} />
              <b>
                {each.count > 1 && `${each.count} × `}
                {roomName(each, index)}
              </b>
              <span>{choice ? formatMachines(choice) : `${formatVolume(each)} m³`}</span>
            </li>
          );
        })}
      </ul>
      {rooms.length > maxDrawnRooms && (
        <p className={styles.note}>The six largest. All {rooms.length} rooms stand on the sheets that follow.</p>
      )}
    </>
  );
}

function PriceBox({ view }: { view: CaseView }) {
  const { study, words } = view;
  const { recommended, people, advice } = study;
  if (!recommended) {
    const without = advice.filter(({ kind }) => kind === 'ask-us' || kind === 'too-loud').length;
    return (
      <div className={styles.price}>
        <h4>No price yet</h4>
        <p className={styles.machines}>
          {study.rooms.length === 1 ? 'This room has' : `${without} of ${study.rooms.length} rooms have`} no answer
        </p>
        <p>
          {advice.some(({ kind }) => kind === 'too-loud') && 'Nothing stays within the noise limit that was set. '}
          {advice.some(({ kind }) => kind === 'ask-us') && 'More than ten machines: such a room is planned on site. '}
          Ask us: {'we answer within 24 hours, Monday to Friday.'}
        </p>
      </div>
    );
  }
  const { pricePence, withoutVatPence, outcomes } = recommended;
  const [only] = outcomes;
  const each = perHeadPence(pricePence, people);
  const facts: [string, string][] = [
    ...(pricePence === undefined || withoutVatPence === undefined
      ? []
      : ([
          ['Without VAT', money(withoutVatPence)],
          [`VAT at ${vatPercent}%`, money(pricePence - withoutVatPence)],
        ] as [string, string][])),
    ...(each === undefined ? [] : ([[`For each ${words.head}`, money(each)]] as [string, string][])),
    ['Delivery, an order', `${money(deliveryPence)} (sample)`],
    ['Delivered in', '3 to 5 working days'],
    ['Warranty', '1 year'],
    ['Sockets', String(recommended.machines)],
  ];
  return (
    <div className={styles.price}>
      <h4>Recommended</h4>
      <p className={styles.machines}>{capitalised(formatOrder(view, recommended))}</p>
      {outcomes.length === 1 && only?.choice && (
        <p>
          {formatSpeed(only.choice)}
          {recommended.machines > only.choice.machines && ', in each room'}
        </p>
      )}
      <p className={styles.sum}>
        {pricePence === undefined ? 'Price on request' : money(pricePence)}
        {pricePence !== undefined && <small>including VAT</small>}
      </p>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function OptionTable({ view }: { view: CaseView }) {
  const { nothing, recommended, quieter } = view.study;
  if (!recommended) return null;
  const options = [nothing, recommended, ...(quieter ? [quieter] : [])];
  const heads: [title: string, machines: string][] = [
    [
      'Do nothing',
      view.study.rooms.some(({ ventilationAch }) => ventilationAch > 0) ? 'windows, as they are' : 'as it is',
    ],
    ['Recommended', formatOrder(view, recommended)],
    ...(quieter ? ([['Quieter', formatOrder(view, quieter)]] as [string, string][]) : []),
  ];
  return (
    <table className={styles.options}>
      <thead>
        <tr>
          <td />
          {heads.map(([title, machines]) => (
            <th key={title} scope="col">
              {title}
              <small>{machines}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {caseRows(view, options).map((row) => (
          <OptionRow key={row.title} {...row} />
        ))}
      </tbody>
    </table>
  );
}

/** What each room needs, where there is no answer for all of them. */
function NeedTable({ view: { study } }: { view: CaseView }) {
  return (
    <section>
      <h4>What the rooms need</h4>
      <Rows
        head={['Room', 'People', 'Clean air', 'Ventilation counted', 'Answer']}
        rows={study.rooms
          .slice(0, maxNeedRows)
          .map((room, index) => [
            `${room.count > 1 ? `${room.count} × ` : ''}${roomName(room, index)}, ${formatVolume(room)} m³`,
            room.people === undefined ? 'not counted' : String(room.people),
            `${grouped(Math.round(cleanAirNeed(room).cleanAirM3PerHour))} m³/h`,
            airChangesAnHour(room.ventilationAch),
            noAnswer(study.advice[index]),
          ])}
      />
      <p className={styles.note}>
        A price follows when each room has an answer. Raise the noise limit, or ask us to plan the room with you.
      </p>
    </section>
  );
}

function noAnswer(advice: RoomAdvice | undefined): string {
  switch (advice?.kind) {
    case 'choice':
      return formatMachines(advice.choice);
    case 'too-loud':
      return 'none within the noise limit';
    case 'ask-us':
      return 'more than ten machines';
    default:
      return 'ventilation is enough';
  }
}

function OptionRow({ title, note, isSum, cells }: CaseRow) {
  return (
    <tr className={isSum ? styles.total : undefined}>
      <th scope="row">
        {title} {note !== undefined && <small>{note}</small>}
      </th>
      {cells.map(({ text, small, share }, column) => (
        <td key={column} className="num">
          {text} {small !== undefined && <small>{small}</small>}
          {share !== undefined && (
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="4" fill="var(--pane)" />
              <rect width={Math.min(100, share * 100)} height="4" fill="var(--intake)" />
            </svg>
          )}
        </td>
      ))}
    </tr>
  );
}

export function PlanCode({ url }: { url: string }) {
  const { d, size } = qrCodePath(url);
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={d} />
      </svg>
      <figcaption>Opens these rooms in the planner</figcaption>
    </figure>
  );
}
