import { Rows } from '@/components/paper/Rows';
import { Sheet } from '@/components/paper/Sheet';
import { costPrices } from '@/data/cost-prices';
import { type CaseRoom, isCompared, isShut } from '@/data/case/business-case';
import { commonRisks } from '@/data/case/case-words';
import { filterCare } from '@/data/products/filter-care';
import { formatVolume } from '@/domain/room';
import { rateAch, rateText } from '@/domain/air-changes';
import { reachedRate } from '@/domain/sizing';
import { combinedNoiseDbA, isFullSpeed, speedOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { money } from '@/lib/format/money';
import { formatRange, formatSumToApprove } from './case-figures';
import { airEachLitresPerSecond, isClinical } from '@/domain/people';
import type { RoomChoice } from '@/domain/room-answer';
import { type CaseView, roomName, type SideProps } from './case-view';
import styles from './CaseSheets.module.scss';
import { tooManyMachines } from '@/data/room-answers';
import { capitalised, lowerFirst } from '@/lib/format/count-word';
import { formatList } from '@/lib/format/list';

/** The speed below that of one room, as in ", 31 on speed 2 with 6.9 air changes an hour"; '' where that is speed 1. */
function formatSlower({ rooms, recommended, nothing }: CaseView['result'], quietSpeed: number): string {
  const [room, choice, before] = [rooms[0], recommended?.outcomes[0]?.choice, nothing.outcomes[0]];
  if (rooms.length > 1 || !room || !choice || !before || choice.speed - 1 <= quietSpeed) return '';
  const { model, machines, speed } = choice;
  const { noiseDbA } = speedOf(model, speed - 1);
  const ach = before.ach + rateAch(reachedRate(model, machines, speed - 1, { ...room, ventilationAch: 0 }));
  return `, ${combinedNoiseDbA(noiseDbA, machines)} on speed ${speed - 1} with ${ach.toFixed(1)} air changes an hour`;
}

type AnsweredRoom = { room: CaseRoom; choice: RoomChoice; name: string };

const noiseOn = ({ choice: { model, machines } }: AnsweredRoom, speed: number) =>
  combinedNoiseDbA(speedOf(model, speed).noiseDbA, machines);

/** As in ", 31 to 32 on speed 2 for a nervous patient"; of some of several rooms "; surgery: 31 on …". */
function formatQuietTimes(rooms: readonly AnsweredRoom[], words: CaseView['words']): string {
  const { quietTimes, quietSpeed = 1, quietKind } = words;
  const slower = rooms.filter(
    ({ room, choice }) => choice.speed > quietSpeed && (quietKind === undefined || room.roomKind === quietKind),
  );
  if (slower.length === 0) return '';
  const low = formatRange(
    slower.map((room) => noiseOn(room, quietSpeed)),
    String,
  );
  const names = formatList(slower.map(({ name }) => lowerFirst(name)));
  return `${slower.length < rooms.length ? `; ${names}: ` : ', '}${low} on speed ${quietSpeed} for ${quietTimes}`;
}

/** The loudest of several rooms, if people do not talk over it easily: "Hall: 53; on speed 2 it is 42, with 6.6 L/s each." */
function formatLoudest(rooms: readonly AnsweredRoom[], { fullSpeedTimes }: CaseView['words']): string | false {
  const loudest = [...rooms].sort((a, b) => b.choice.noiseDbA - a.choice.noiseDbA)[0];
  if (!loudest || rooms.length < 2) return false;
  const { room, choice, name } = loudest;
  const { model, machines, speed, noiseDbA } = choice;
  if (noiseDbA <= workingSpeedLimitDbA || speed < 2) return false;
  if (room.sizedAt === 'full') {
    const times = fullSpeedTimes ? `, ${fullSpeedTimes}` : '';
    return `${name}: ${noiseDbA} at full speed${times}; ${choice.noiseDbAAt.working} at working speed.`;
  }
  const slower = reachedRate(model, machines, speed - 1, room);
  const each = room.people && !isClinical(room.roomKind ?? 'other') && airEachLitresPerSecond(slower, room.people);
  const air = each ? `${each.toFixed(1)} L/s each` : `${rateText(slower)} air changes an hour`;
  return `${name}: ${noiseDbA}; on speed ${speed - 1} it is ${noiseOn(loudest, speed - 1)}, with ${air}.`;
}

/** The two risks whose answers are figures of the case. */
function formatRisks({ result, words }: CaseView): [risk: string, answer: string][] {
  const { recommended, quieter } = result;
  if (!recommended) return [];
  const rooms = result.rooms.flatMap((room, index): AnsweredRoom[] => {
    const choice = recommended.outcomes[index]?.choice;
    return choice ? [{ room, choice, name: roomName(room, index) }] : [];
  });
  const choices = rooms.map(({ choice }) => choice);
  if (choices.length === 0) return [];
  const loud = formatRange(
    choices.map(({ noiseDbA }) => noiseDbA),
    String,
  );
  const isFull = choices.every(({ model, speed }) => isFullSpeed(model, speed));
  const working = formatRange(
    choices.map(({ noiseDbAAt }) => noiseDbAAt.working),
    String,
  );
  const { filterSets, maintenancePence } = recommended.cost;
  const models = [...new Set(choices.map(({ model }) => model))];
  const setPrices = formatRange(
    models.map((model) => costPrices.filterSetPence[model]),
    money,
  );
  return [
    [
      'Noise',
      [
        `${loud} dB(A)${choices.some(({ machines }) => machines > 1) ? ' together' : ''}${isFull ? ` at full speed${words.fullSpeedTimes ? `, ${words.fullSpeedTimes}` : ''}; ${working} at working speed` : formatSlower(result, words.quietSpeed ?? 1)}${formatQuietTimes(rooms, words)}.`,
        formatLoudest(rooms, words),
        !isFull && 'Full speed when the room is empty.',
        quieter && 'Sheet 1 has a quieter choice.',
      ]
        .filter(Boolean)
        .join(' '),
    ],
    [
      'Filters forgotten or dear',
      filterSets === 0
        ? `A set costs ${setPrices} (sample) and lasts ${filterCare.changeMonthsText} months, by the hours of use.`
        : `${filterSets} sets at ${setPrices} (sample), ${money(maintenancePence)} in the five-year cost. The label on the machine has the date of the next one.`,
    ],
  ];
}

/** What keeps a room from an answer, and what to do. */
function openRooms({ result }: CaseView): [room: string, reason: string][] {
  return result.rooms.flatMap((room, index): [string, string][] => {
    const kind = result.answers[index]?.kind;
    const size = `${roomName(room, index)}, ${formatVolume(room)} m³`;
    if (kind === 'ask-us')
      return [[size, `${capitalised(tooManyMachines)}. We plan such a room with you, with its ventilation.`]];
    if (kind !== 'too-loud') return [];
    return [
      [size, `Nothing that reaches the target stays within ${room.noiseLimitDbA} dB(A): raise the limit or ask us.`],
    ];
  });
}

/** What one room gains, as in "Raises clean air from 1.8 to 11.6 litres a second for each person, windows open." */
function formatGain({ result: { rooms, nothing, recommended }, words }: CaseView): string | undefined {
  const [room, before, after] = [rooms[0], nothing.outcomes[0], recommended?.outcomes[0]];
  if (rooms.length > 1 || !room || !before || !after?.choice) return undefined;
  const hasWindows = room.ventilationAch > 0 || (room.besideAch === undefined && words.besideAch !== undefined);
  const beside = hasWindows ? ', windows open' : room.besideAch ? ', with the ventilation of HTM 03-01' : '';
  const isByPerson = !isClinical(room.roomKind ?? 'other') && before.eachLitresPerSecond && after.eachLitresPerSecond;
  const [eachBefore, eachAfter] = [before, after].map(({ eachLitresPerSecond = 0 }) => eachLitresPerSecond.toFixed(1));
  if (!isCompared(room, words)) return `Adds ${after.ach.toFixed(1)} air changes an hour to those of your ventilation.`;
  if (isByPerson && isShut(room, words)) {
    return `Raises clean air from ${eachBefore} litres a second for each ${words.head}, windows alone, to ${eachAfter}, windows shut for the music.`;
  }
  return isByPerson
    ? `Raises clean air from ${eachBefore} to ${eachAfter} litres a second for each ${words.head}${beside}.`
    : `Raises clean air from ${before.ach.toFixed(1)} to ${after.ach.toFixed(1)} air changes an hour${beside}.`;
}

/** The second side of a case: the rooms, the day in one of them, and what is not known. */
export function SecondSide({ view, name }: SideProps) {
  const { result, words, title } = view;
  const index = result.answers.findIndex(({ kind }) => kind === 'choice');
  const [room, choice] = [result.rooms[index], result.recommended?.outcomes[index]?.choice];
  const open = openRooms(view);
  const day = room && choice && words.day(room, choice);
  const uncounted = 'Nobody was counted: type the people of each room to see litres a second for each.';
  const gain = formatGain(view);
  const sum = result.recommended && formatSumToApprove(result.recommended);
  const airEach = words.airEach && !gain ? [result.people === undefined ? uncounted : words.airEach] : [];
  return (
    <Sheet name={name} head={title} foot="What others found is theirs, as at November 2026; we promise none of it.">
      <div className={styles.halves}>
        <section>
          <h4>What it does</h4>
          <ul>
            {[...(gain ? [gain] : []), ...words.benefits, ...airEach].map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
        <section>
          <h4>What it does not do</h4>
          <ul>
            {words.limits.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      </div>
      <section>
        <h4>What others found</h4>
        <Rows
          head={['Found', 'By whom, when', 'Its limit']}
          rows={words.found.map(({ found, source, limit }) => [found, source, limit])}
          className={styles.found}
        />
      </section>
      {open.length > 0 && (
        <section>
          <h4>Rooms without an answer yet</h4>
          <Rows rows={open} className={styles.risks} />
        </section>
      )}
      <section>
        <h4>Risks, and our answers</h4>
        <Rows rows={[...formatRisks(view), ...commonRisks]} className={styles.risks} />
      </section>
      {day && (
        <section>
          <h4>
            {day.caption}
            {result.rooms.length > 1 && `: ${roomName(room, index)}`}
          </h4>
          <Rows head={day.head} rows={day.rows} />
        </section>
      )}
      <section>
        <h4>Who does what</h4>
        <Rows rows={words.tasks} className={styles.tasks} />
      </section>
      <section className={styles.decision}>
        <h4>Decision</h4>
        {sum && <p className="fw-semibold">To approve: {sum}.</p>}
        <ul className="plain-list d-flex">
          {['Agreed', 'Agreed for one room first', 'Put off until', 'Not agreed'].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <div>
          {['Meeting, date', 'Proposed by', 'Budget line', 'Signed'].map((each) => (
            <span key={each} className="fine muted">
              {each}
            </span>
          ))}
        </div>
      </section>
    </Sheet>
  );
}
