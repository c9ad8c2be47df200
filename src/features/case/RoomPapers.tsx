import { Logo } from '@/components/ui/Logo';
import { company } from '@/config/company';
import { unwrapSample } from '@/config/sample';
import { wholeFilterMonths } from '@/data/costs';
import { filterCare } from '@/data/products/filter-care';
import { controlAnswers } from '@/data/products/controls';
import { purifiers } from '@/data/purifiers';
import { yearlyHours } from '@/domain/cost-over-years';
import type { CalculatorModelName } from '@/domain/machines';
import type { RoomChoice } from '@/domain/room-advice';
import { machineAirflowM3PerHour, speedOf } from '@/domain/speeds';
import { monthsLater } from '@/lib/format/calendar-reminder';
import { longDate } from '@/lib/format/long-date';
import { qrCodePath } from '@/lib/format/qr-code';
import { type CaseView, maxCodeCharacters, roomName } from './case-view';
import styles from './RoomPapers.module.scss';
import { wallGapCm } from '@/domain/placing';

type PapersProps = { view: CaseView };

type LabelledMachine = { room: string; choice: RoomChoice; number: number };

/** Every machine of every room. */
function machinesOf({ result }: CaseView): LabelledMachine[] {
  return result.rooms.flatMap((room, index) => {
    const choice = result.recommended?.outcomes[index]?.choice;
    if (!choice) return [];
    const name = [room.floor, roomName(room, index)].filter(Boolean).join(', ');
    return Array.from({ length: room.count }, (_, copy) => (room.count > 1 ? `${name} ${copy + 1}` : name)).flatMap(
      (called) => Array.from({ length: choice.machines }, (_, at) => ({ room: called, choice, number: at + 1 })),
    );
  });
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}

/** A6, four to a sheet: for each machine, where it belongs and how it runs. */
export function RoomLabels({ view }: PapersProps) {
  const { words, isoDate, url } = view;
  const code = url !== undefined && url.length <= maxCodeCharacters ? qrCodePath(url) : undefined;
  return inGroups(machinesOf(view), 4).map((group, sheet) => (
    <section key={sheet} className={`${styles.sheet} ${styles.labels}`} aria-label={`Labels, sheet ${sheet + 1}`}>
      {group.map(({ room, choice, number }) => {
        const { model, machines, speed } = choice;
        const isFull = speed === speedOf(model, 'full').speed;
        const next = monthsLater(isoDate, wholeFilterMonths(yearlyHours[words.hours]));
        return (
          <article key={`${room} ${number}`} className={styles.label}>
            <div>
              <h2>{room}</h2>
              <p>
                {purifiers[model].model}
                {machines > 1 && `, ${number} of ${machines}`}
              </p>
            </div>
            <p className={styles.speed}>Speed {speed}</p>
            <dl>
              <Fact
                term="Clean air"
                value={`${machineAirflowM3PerHour(model, speed)} m³/h${isFull ? '' : ', estimated'}`}
              />
              <Fact
                term={machines > 1 ? `Noise, ${machines === 2 ? 'both' : `all ${machines}`} together` : 'Noise'}
                value={`${choice.noiseDbA} dB(A), estimated`}
              />
              <Fact term="Next filter set" value={longDate(next)} />
              <Fact term="Filter fitted on" value="" />
              <Fact term="Serial number" value="" />
            </dl>
            <div className={styles.foot}>
              {code && (
                <svg viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden="true">
                  <path d={code.d} />
                </svg>
              )}
              <p>
                {code && 'Opens the plan of these rooms. '}Filter dates count from {longDate(isoDate)}. {company.brand},{' '}
                {company.phone.label}
              </p>
            </div>
          </article>
        );
      })}
    </section>
  ));
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A5, two to a sheet: for each model, what the person in the room needs to know. */
export function RoomCards({ view }: PapersProps) {
  const { result, words } = view;
  const choices = (result.recommended?.outcomes ?? []).flatMap(({ choice }) => (choice ? [choice] : []));
  const models = [...new Set(choices.map(({ model }) => model))];
  // One model fills a sheet with two cards, the second for another room.
  const cards = models.flatMap((model) => [model, model]);
  const speedsOfModel = (model: CalculatorModelName) => [
    ...new Set(choices.filter((choice) => choice.model === model).map(({ speed }) => speed)),
  ];
  return inGroups(cards, 2).map((group, sheet) => (
    <section key={sheet} className={`${styles.sheet} ${styles.cards}`} aria-label={`Cards, sheet ${sheet + 1}`}>
      {group.map((model, index) => (
        <article key={index} className={styles.card}>
          <header className={styles.head}>
            <h2>{purifiers[model].model} in this room</h2>
            <Logo />
          </header>
          <div>
            <section>
              <h3>Where it stands</h3>
              <p>
                At least {wallGapCm} cm from every wall, where nothing covers it and nobody trips over the lead. Please
                do not move it closer to a wall or behind a curtain.
              </p>
            </section>
            <section>
              <h3>Which speed</h3>
              <p>
                Speed {speedsOfModel(model).join(' or ')}, as its label says. Speed 1 for {words.quietTimes}. Full speed
                when the room is empty. It cleans air and brings in none: leave the ventilation on, or open windows.
              </p>
            </section>
            <section>
              <h3>What the lights mean (sample)</h3>
              <p>
                {unwrapSample(controlAnswers.display)}. No light: it is off. Touch the glass to start it, again for one
                speed more; hold it for 3 seconds to turn it off.
              </p>
            </section>
            <section>
              <h3>Who changes the filter</h3>
              <p>
                Our {words.filterKeeper}, by the date on the label. The large-particulate filter is cleaned every{' '}
                {filterCare.cleanMonths} months. Please do not open the front yourself.
              </p>
            </section>
            <section>
              <h3>After a power cut (sample)</h3>
              <p>{unwrapSample(controlAnswers.powerCut)}.</p>
            </section>
            <section>
              <h3>If something is wrong</h3>
              <p>
                A smell, a noise, a broken lead: pull the plug and tell ______________________, or call {company.brand}{' '}
                on {company.phone.label}.
              </p>
            </section>
          </div>
        </article>
      ))}
    </section>
  ));
}
