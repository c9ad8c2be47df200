import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatPeopleHint, peopleNotCounted } from '@/data/people-hint';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { formatAnswer, answerRoom, formatComparison, formatQuieter, fullSpeedReason } from '@/data/room-answers';
import { formatBiggerRoom, formatDecision } from '@/data/room-decision';
import { fullSpeedNoise } from '@/data/room-words';
import {
  type AirChangeStatus,
  airChangesPerHour,
  airChangeTargets,
  halvedAirChangesPerHour,
  judgeAirChanges,
  rate,
} from '@/domain/air-changes';
import { calculatorModels } from '@/domain/machines';
import { formatPeople, isClinical } from '@/domain/people';
import { formatRoom, type RoomSize, roomVolumeM3 } from '@/domain/room';
import { speedOf } from '@/domain/speeds';
import { grouped, groupedTwoDecimals } from '@/lib/format/number';
import { airflowNames } from '@/lib/format/rated-and-tested';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import type { LinkedRoom } from '@/domain/plan/plan';
import { plannerUrl } from '@/domain/plan/write-plan';
import type { MeasuredRoom } from './use-room-form';
import styles from './AirChangeCalculator.module.scss';

/** What our answer counts beside the size; a room's own size gives way to the calculated one. */
export type CalculatedSettings = Omit<LinkedRoom, keyof RoomSize> &
  Partial<Pick<ExampleRoom, 'phrase' | 'isWithMusic'>>;

type AirChangeResultsProps = {
  room: MeasuredRoom | undefined;
  settings: CalculatedSettings;
};

function origin(room: MeasuredRoom): string {
  const typical = room.name ? `, an example of ${room.name}` : '';
  return `From ${formatRoom(room)}${typical}. `;
}

function PlannedLine({ room }: { room: LinkedRoom & CalculatedSettings }) {
  const { phrase, people, isWithMusic } = room;
  const answer = answerRoom(room);
  const reasons = [
    isWithMusic && fullSpeedReason,
    formatComparison(answer),
    formatQuieter(room),
    formatDecision(room),
    formatBiggerRoom(room),
    formatPeopleHint(room, room.roomKind) ?? (people ? undefined : peopleNotCounted),
  ].filter(Boolean);
  return (
    <p className="mb-4 pb-3 border-bottom border-dark">
      <b>
        {phrase && people
          ? `As ${phrase.replace(/^A/, 'a')} for ${formatPeople(people)} we would plan:`
          : 'We would plan:'}
      </b>{' '}
      {formatAnswer(answer, room)}
      {answer.kind === 'choice' && (
        <>
          , <AirChangeRate rate={answer.choice.rates.chosen} /> air changes an hour
          {room.ventilationAch > 0 && `, ${room.ventilationAch} of them from windows that open`}
        </>
      )}
      .{reasons.map((reason) => ` ${reason}.`)}
    </p>
  );
}

/** Air changes an hour of each machine at full speed, zero until the room is known. */
export function AirChangeResults({ room, settings }: AirChangeResultsProps) {
  const volumeM3 = room && roomVolumeM3(room);
  const planned = room && { ...settings, ...room };
  return (
    <div
      className={room ? undefined : `d-flex flex-column align-items-start h-lg-100 ${styles.panel} ${styles.unknown}`}
    >
      {planned && <PlannedLine room={planned} />}
      <table className={`w-100 num ${room ? styles.table : styles.waiting}`}>
        <caption className="text-reset">
          <strong className="d-block h3 mb-1">
            {volumeM3 ? `${groupedTwoDecimals(volumeM3)} m³ room` : 'How often would each clean the air of your room?'}
          </strong>
          <span className="d-block small muted">
            {room
              ? `${origin(room)}The upright mark is ${airChangeTargets.optimum}, our optimum.`
              : 'Type its length, width and height.'}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">
              CADR <small className="d-block fw-normal">{airflowNames.tested}, m³/h</small>
            </th>
            <th scope="col">
              100% ACH <small className="d-block fw-normal">from our tested airflow</small>
            </th>
            <th scope="col">
              50% ACH <small className="d-block fw-normal text-balance">if your assessor counts half</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {calculatorModels.map((model) => (
            <ResultRow key={model.model} model={model} volumeM3={volumeM3} />
          ))}
        </tbody>
      </table>
      <p className={`my-2 fine muted ${room ? '' : 'flex-fill'}`}>
        {`ACH is air changes an hour: ${airChangeTargets.minimum} is our minimum, ${airChangeTargets.optimum} our optimum. ${settings.roomKind && isClinical(settings.roomKind) ? '' : 'Open windows add 1. '}These rates are for full speed${room ? `, ${fullSpeedNoise}: for a speed you can talk over, plan the room` : ''}. Here CADR, clean air delivery rate, is the airflow we tested; a product’s “CADR (rated airflow)” is its list value. `}
        <EvidenceLink line="airflow">Rated and tested airflow</EvidenceLink>
      </p>
      <ArrowLink to={plannerUrl(planned)}>{planned ? 'Plan this room' : 'Plan a room'}</ArrowLink>
    </div>
  );
}

type ResultRowProps = {
  model: (typeof calculatorModels)[number];
  /** In m³; undefined until a room is calculated. */
  volumeM3: number | undefined;
};

function ResultRow({ model, volumeM3 }: ResultRowProps) {
  const { model: name, slug, testedCadrM3PerHour } = model;
  const known = volumeM3 !== undefined;
  const full = known ? airChangesPerHour(testedCadrM3PerHour, volumeM3) : 0;
  const half = known ? halvedAirChangesPerHour(testedCadrM3PerHour, volumeM3) : 0;
  return (
    <tr>
      <th scope="row" className="item fw-semibold">
        {name}
        {known && (
          <span className="d-flex flex-wrap column-gap-3 align-items-center mt-1 fw-normal small">
            <StatusMark status={judgeAirChanges(full)} />{' '}
            <SiteLink
              to={priceRequestUrl(slug, 1)}
              className={`d-inline-block fw-normal text-nowrap fine muted ${styles.link}`}
            >
              Get a written quote <span className="visually-hidden">for one {name}</span>
            </SiteLink>
          </span>
        )}
        {known && (
          <span className="d-block fw-normal fine muted">
            <AirChangeRate rate={rate(name, volumeM3, { speed: speedOf(name, 'working').speed })} /> at a speed you can
            talk over
          </span>
        )}
      </th>
      <td>{grouped(testedCadrM3PerHour)}</td>
      <td className={styles.cell}>
        <AirChangeFigure airChanges={full} isKnown={known} />
      </td>
      <td className={styles.cell}>
        <AirChangeFigure airChanges={half} isKnown={known} />
      </td>
    </tr>
  );
}

const statusLabels: Record<AirChangeStatus, string> = {
  optimum: 'Optimum',
  minimum: 'Meets minimum',
  below: 'Below minimum',
};

/** The status as text and shape, so that colour is not the only cue. */
function StatusMark({ status }: { status: AirChangeStatus }) {
  return (
    <span className="d-inline-flex gap-2 align-items-center muted">
      <svg
        viewBox="0 0 14 14"
        width="14"
        height="14"
        className={`flex-shrink-0 ${status === 'below' ? '' : 'text-teal'}`}
        fill="currentcolor"
        aria-hidden="true"
      >
        <circle
          cx="7"
          cy="7"
          r="6"
          stroke="currentcolor"
          strokeWidth="1.5"
          fillOpacity={status === 'optimum' ? 1 : 0}
        />
        {status === 'minimum' && <path d="M7 1a6 6 0 0 0 0 12Z" />}
      </svg>
      {statusLabels[status]}
    </span>
  );
}

/** Full length of every bar, in air changes per hour. */
const scaleAch = 20;

function share(airChanges: number): string {
  return `${(Math.min(1, airChanges / scaleAch) * 100).toFixed(2)}%`;
}

function AirChangeFigure({ airChanges, isKnown }: { airChanges: number; isKnown: boolean }) {
  const figure = groupedTwoDecimals(airChanges);
  if (!isKnown) return figure;
  const fill = airChanges < airChangeTargets.minimum ? 'var(--grey-500)' : 'var(--air)';
  return (
    <>
      <span className={`h3 ${figure.length > 8 ? styles.long : ''}`}>{figure}</span>
      <svg className="d-block mt-2" width="100%" height="12" aria-hidden="true">
        <rect fill="var(--grey-100)" y="4" width="100%" height="4" />
        <rect fill={fill} y="4" width={share(airChanges)} height="4" />
        <rect fill="var(--ink)" x={share(airChangeTargets.optimum)} width="1.5" height="12" />
      </svg>
    </>
  );
}
