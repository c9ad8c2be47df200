import { Rows } from '@/components/paper/Rows';
import { Sheet } from '@/components/paper/Sheet';
import { costPrices } from '@/data/cost-prices';
import { isCompared, isShut } from '@/data/case/business-case';
import { commonRisks } from '@/data/case/case-words';
import { filterCare } from '@/data/products/filter-care';
import { tooManyMachines } from '@/data/room-answers';
import { isClinical } from '@/domain/people';
import { formatVolume } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { formatRange, formatSumToApprove } from './case-figures';
import { formatNoise } from './case-noise';
import { type CaseView, roomName, type SideProps } from './case-view';
import styles from './CaseSheets.module.scss';

/** The two risks whose answers are figures of the case; none without machines. */
function formatRisks(view: CaseView): [risk: string, answer: string][] {
  const { recommended } = view.result;
  const noise = formatNoise(view);
  if (!recommended || noise === undefined) return [];
  const { filterSets, maintenancePence } = recommended.cost;
  const models = new Set(recommended.outcomes.flatMap(({ choice }) => (choice ? [choice.model] : [])));
  const setPrices = formatRange(
    [...models].map((model) => costPrices.filterSetPence[model]),
    money,
  );
  return [
    ['Noise', noise],
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
  const hasGenerationY = result.recommended?.outcomes.some((outcome) => outcome.choice?.model === 'GEN Y');
  const ofGenerationY = hasGenerationY && words.benefitOfGenerationY ? [words.benefitOfGenerationY] : [];
  const isNothingToBuy = result.recommended?.machines === 0;
  const airEach = words.airEach && !gain ? [result.people === undefined ? uncounted : words.airEach] : [];
  return (
    <Sheet name={name} head={title} foot="What others found is theirs, as at November 2026; we promise none of it.">
      <div className={styles.halves}>
        <section>
          <h4>What it does</h4>
          <ul>
            {[...(gain ? [gain] : []), ...words.benefits, ...ofGenerationY, ...airEach].map((each) => (
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
      {!isNothingToBuy && <TasksAndDecision view={view} />}
    </Sheet>
  );
}

function TasksAndDecision({ view: { result, words } }: { view: CaseView }) {
  const sum = result.recommended && formatSumToApprove(result.recommended);
  return (
    <>
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
    </>
  );
}
