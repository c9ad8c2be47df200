import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { formatClassroomHint } from '@/data/classroom-answer';
import { formatAnswer, answerRoom, formatComparison, formatBiggerRoom, formatDecision } from '@/data/room-answers';
import type { RoomQuestion } from '@/domain/room-advice';
import { airChangeTargets } from '@/domain/air-changes';
import { calculatorModels } from '@/domain/machines';
import { formatRoom, type RoomSize, roomVolumeM3 } from '@/domain/room';
import { groupedTwoDecimals } from '@/lib/format/number';
import type { LinkedRoom } from '@/domain/plan/plan';
import { plannerUrl } from '@/domain/plan/write-plan';
import { ResultRow } from './ResultRow';
import type { MeasuredRoom } from './use-room-form';
import styles from './AirChangeResults.module.scss';

/** What our advice counts beside the size; a room's own size gives way to the calculated one. */
export type CalculatedSettings = Omit<LinkedRoom, keyof RoomSize>;

export type AirChangeResultsProps = {
  room: MeasuredRoom | undefined;
  settings: CalculatedSettings;
  /** Where it is unknown, a line says what a classroom would take. */
  isKindKnown?: boolean;
};

function origin(room: MeasuredRoom): string {
  const typical = room.name ? `, an example of ${room.name}` : '';
  return `From ${formatRoom(room)}${typical}. The upright mark is ${airChangeTargets.optimum}, our optimum.`;
}

function PlannedLine({ room, isKindKnown }: { room: RoomQuestion; isKindKnown: boolean }) {
  const advice = answerRoom(room);
  const reasons = [
    formatComparison(advice),
    formatDecision(room),
    formatBiggerRoom(room),
    isKindKnown ? undefined : formatClassroomHint(room),
  ].filter(Boolean);
  return (
    <p className={styles.planned}>
      <b>We would plan:</b> {formatAnswer(advice, room)}
      {advice.kind === 'choice' && (
        <>
          , <AirChangeRate rate={advice.choice.reaches.quietest} /> air changes an hour
          {room.ventilationAch > 0 && ` with ${room.ventilationAch} from windows that open`}
        </>
      )}
      .{reasons.map((reason) => ` ${reason}.`)}
    </p>
  );
}

export function AirChangeResults({ room, settings, isKindKnown = true }: AirChangeResultsProps) {
  const volumeM3 = room && roomVolumeM3(room);
  const planned = room && { ...settings, ...room };
  return (
    <>
      {planned && <PlannedLine room={planned} isKindKnown={isKindKnown} />}
      <table className={`w-100 num ${styles.table}`}>
        <caption className="text-reset">
          <strong>
            {volumeM3 ? `${groupedTwoDecimals(volumeM3)} m³ room` : 'How often would each clean the air of your room?'}
          </strong>
          <span>{room ? origin(room) : 'Enter its length, width and height, and press Calculate.'}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">
              CADR <small>m³/h</small>
            </th>
            <th scope="col">
              100% ACH <small>our tested figure</small>
            </th>
            <th scope="col">
              50% ACH <small>if your assessor counts half</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {calculatorModels.map((model) => (
            <ResultRow key={model.name} model={model} volumeM3={volumeM3} />
          ))}
        </tbody>
      </table>
      <p className={`fine muted ${styles.note}`}>
        ACH is air changes an hour: {airChangeTargets.minimum} is our minimum, {airChangeTargets.optimum} our optimum.
        If your windows open, add 1 to each figure. The status goes by the 100% column, at full speed, by{' '}
        <EvidenceLink line="airflow">tested airflow</EvidenceLink>.
      </p>
      <ArrowLink to={plannerUrl(planned)}>{planned ? 'Plan this room' : 'Plan a room'}</ArrowLink>
    </>
  );
}
