import { Rows } from '@/components/paper/Rows';
import { Sheet } from '@/components/paper/Sheet';
import { minLitresPerSecondEach, reachedRate } from '@/domain/sizing';
import { isFullSpeed } from '@/domain/speeds';
import { formatHigherStandards } from '@/data/higher-standards';
import { formatMachines, fullSpeedReason, tooManyMachines } from '@/data/room-answers';
import { formatDecision } from '@/data/room-decision';
import { cleanAirNeed, isClinical } from '@/domain/people';
import { isCompared, isShut, particlesAtMoment } from '@/data/case/business-case';
import { rateAch } from '@/domain/air-changes';
import type { RoomAnswer } from '@/domain/room-answer';
import { formatVolume } from '@/domain/room';
import { airChangesAnHour } from '@/lib/format/air-changes';
import { longDate } from '@/lib/format/long-date';
import { grouped } from '@/lib/format/number';
import { percent } from '@/lib/format/percent';
import { howToBuy } from '@/data/buying';
import { money } from '@/lib/format/money';
import { formatCheaper } from './case-cheaper';
import { type CaseRow, caseRows, formatRange } from './case-figures';
import { CaseSummary } from './CaseSummary';
import { type CaseView, formatOrder, roomName, type SideProps } from './case-view';
import styles from './CaseSheets.module.scss';

/** The others stand on the sheets of rooms. */
const maxNeedRows = 8;

/** The first side of a case: what to buy, at what price, and why. */
export function FirstSide({ view, name }: SideProps) {
  const { result, isoDate, products } = view;
  const cheaper = formatCheaper(view);
  const hasClinical = result.rooms.some(({ roomKind }) => roomKind !== undefined && isClinical(roomKind));
  return (
    <Sheet
      name={name}
      head={`List prices of ${longDate(isoDate)}`}
      foot={`Noise, and airflow below full speed, are estimated. A calculation from list prices, not a quote. Prices of delivery, filters and disposal are samples; each order’s delivery is counted. Not counted: a new UV-C lamp${hasClinical ? ', a waste contractor for filters' : ''}.`}
    >
      <CaseSummary view={view}>
        <Proposal view={view} />
      </CaseSummary>
      {result.recommended ? <OptionTable view={view} /> : <NeedTable view={view} />}
      <p className="muted">
        {cheaper} {formatReasons(view)}
        {view.words.besideAch !== undefined &&
          cheaper === undefined &&
          ' Enter ventilation of your own in the planner.'}
        {products.length > 0 && ` Also on the plan, in no sum: ${products.join(', ')}.`}
      </p>
    </Sheet>
  );
}

/** The sentence that a meeting agrees to, what it gains, and how to buy. */
function Proposal({ view }: { view: CaseView }) {
  const { result, words, title } = view;
  const { recommended } = result;
  if (!recommended) return null;
  const { machines, deliveredPence } = recommended;
  const rooms = title.replace('Clean air for ', '');
  if (machines === 0) {
    return (
      <section>
        <h4>Proposed</h4>
        <p className="fw-semibold">Buy no machine for {rooms}: ventilation alone is enough. Nothing to approve.</p>
      </section>
    );
  }
  return (
    <section>
      <h4>Proposed</h4>
      <p className="fw-semibold">
        Buy {formatOrder(view, recommended)} for {rooms} and review after {words.review}.{' '}
        {deliveredPence !== undefined && `To approve: ${money(deliveredPence)} with VAT and delivery.`}
      </p>
      <p>
        {formatGain(view)}
        <span className="muted">
          {howToBuy} {words.payment}
        </span>
      </p>
    </section>
  );
}

/**
 * As in "Left 15 minutes after a patient, on speed 3: 7% of the particles, not 78%. At full speed 2%. "; '' where no
 * room's ventilation is entered.
 */
function formatGain(view: CaseView): string {
  const { rooms, nothing, recommended } = view.result;
  const { words } = view;
  const [room, before, after] = [rooms[0], nothing.outcomes[0], recommended?.outcomes[0]];
  if (rooms.length > 1) return formatGainOfAll(view);
  if (!room || !before || !after?.choice || !isCompared(room, words)) return '';
  if (words.moment.isInUse) {
    return `${words.momentText}: ${percent(after.remainingShare)}%, not ${percent(before.remainingShare)}%. `;
  }
  const { model, machines, speed } = after.choice;
  const isFull = isFullSpeed(model, speed);
  const fullAch = before.ach + rateAch(reachedRate(model, machines, 'full', { ...room, ventilationAch: 0 }));
  const full = `At full speed ${percent(particlesAtMoment(fullAch, words.moment))}%. `;
  const windows = isShut(room, words) ? ', windows open' : '';
  return `${words.momentText}${windows}, ${isFull ? 'at full speed' : `on speed ${speed}`}: ${percent(after.remainingShare)}% of the particles, not ${percent(before.remainingShare)}%. ${isFull ? '' : full}`;
}

/** As in "Left 15 minutes after a patient: 1 to 7% of the particles, not 78%. " */
function formatGainOfAll({ result: { rooms, nothing, recommended }, words }: CaseView): string {
  const compared = rooms.flatMap((room, index) => {
    const [before, after] = [nothing.outcomes[index], recommended?.outcomes[index]];
    return before && after?.choice && isCompared(room, words) ? [[before.remainingShare, after.remainingShare]] : [];
  });
  if (compared.length === 0) return '';
  const [before, after] = [0, 1].map(
    (at) =>
      `${formatRange(
        compared.map((shares) => shares[at] ?? 0),
        percent,
      )}%`,
  );
  return `${words.momentText}: ${after}, not ${before}, of the particles. `;
}

/** Which rule decided, for one room. */
function formatReasons(view: CaseView): string {
  const { result } = view;
  const [room] = result.rooms;
  if (!room || result.rooms.length > 1) {
    return `Each room is sized for its air changes, or for ${minLitresPerSecondEach} L/s of clean air a person if that is more.`;
  }
  const decision = formatDecision(room, false);
  const choice = result.recommended?.outcomes[0]?.choice;
  return [
    decision && `${decision}.`,
    room.noiseLimitDbA !== undefined &&
      formatCheaper(view) === undefined &&
      `Sized for ${room.noiseLimitDbA} dB(A) or less.`,
    room.people !== undefined && `By other standards: ${formatHigherStandards(room)}.`,
    room.sizedAt === 'full' && choice && `${fullSpeedReason}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function OptionTable({ view }: { view: CaseView }) {
  const { nothing, recommended, quieter } = view.result;
  if (!recommended) return null;
  const options = [nothing, recommended, ...(quieter ? [quieter] : [])];
  const heads: [title: string, machines: string][] = [
    [
      'Do nothing',
      view.words.besideAch !== undefined || view.result.rooms.some(({ ventilationAch }) => ventilationAch > 0)
        ? 'windows open, counted as 1'
        : 'as it is',
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
            <th key={title} scope="col" className="fw-bold align-bottom">
              {title}
              <small className="d-block">{machines}</small>
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
function NeedTable({ view: { result } }: { view: CaseView }) {
  return (
    <section>
      <h4>What the rooms need</h4>
      <Rows
        head={['Room', 'People', 'Clean air', 'Ventilation counted', 'Answer']}
        rows={result.rooms
          .slice(0, maxNeedRows)
          .map((room, index) => [
            `${room.count > 1 ? `${room.count} × ` : ''}${roomName(room, index)}, ${formatVolume(room)} m³`,
            room.people === undefined ? 'not counted' : String(room.people),
            `${grouped(Math.round(cleanAirNeed(room).cleanAirM3PerHour))} m³/h`,
            airChangesAnHour(room.ventilationAch),
            noAnswer(result.answers[index]),
          ])}
      />
      <p className={`fine muted ${styles.note}`}>
        A price for all follows once each room has an answer.{' '}
        {result.answers.some(({ kind }) => kind === 'too-loud') ? 'Raise the noise limit, or ask' : 'Ask'} us to plan
        the room with you.
      </p>
    </section>
  );
}

function noAnswer(answer: RoomAnswer | undefined): string {
  switch (answer?.kind) {
    case 'choice':
      return formatMachines(answer.choice);
    case 'too-loud':
      return 'none within the noise limit';
    case 'ask-us':
      return tooManyMachines;
    default:
      return 'ventilation is enough';
  }
}

function OptionRow({ title, note, isSum, cells }: CaseRow) {
  return (
    <tr className={isSum ? 'fw-semibold' : undefined}>
      <th scope="row">
        {title} {note !== undefined && <small className="d-block">{note}</small>}
      </th>
      {cells.map(({ text, small, share }, column) => (
        <td key={column} className="num">
          {text} {small !== undefined && <small className="d-block">{small}</small>}
          {share !== undefined && (
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="d-block w-100" aria-hidden="true">
              <rect width="100" height="4" fill="var(--pane)" />
              <rect width={Math.min(100, share * 100)} height="4" fill="var(--intake)" />
            </svg>
          )}
        </td>
      ))}
    </tr>
  );
}
