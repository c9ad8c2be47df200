import { CutSheet, PaperHead } from '@/components/paper/Sheet';
import { Terms } from '@/components/paper/Terms';
import { company } from '@/config/company';
import { unwrapSample } from '@/config/sample';
import { roomHours } from '@/data/case/business-case';
import { wholeFilterMonths } from '@/data/costs';
import { filterCare } from '@/data/products/filter-care';
import { controlAnswers } from '@/data/products/controls';
import { purifiers } from '@/data/purifiers';
import type { MachineModel } from '@/domain/machines';
import type { RoomChoice } from '@/domain/room-answer';
import { isFullSpeed, machineAirflowM3PerHour } from '@/domain/speeds';
import { monthsLater } from '@/lib/format/calendar-reminder';
import { longDate } from '@/lib/format/long-date';
import { wallGapCm } from '@/domain/placing';
import { type CaseView, hasPlanCode, roomName } from './case-view';
import { PlanCode } from './PlanCode';
import styles from './CaseSheets.module.scss';

type PapersProps = { view: CaseView };

type LabelledMachine = { room: string; choice: RoomChoice; number: number; hoursPerYear: number };

/** Every machine of every room. */
function machinesOf({ result, words }: CaseView): LabelledMachine[] {
  return result.rooms.flatMap((room, index) => {
    const choice = result.recommended?.outcomes[index]?.choice;
    if (!choice) return [];
    const name = [room.floor, roomName(room, index)].filter(Boolean).join(', ');
    return Array.from({ length: room.count }, (_, copy) => (room.count > 1 ? `${name} ${copy + 1}` : name)).flatMap(
      (called) =>
        Array.from({ length: choice.machines }, (_, at) => ({
          room: called,
          choice,
          number: at + 1,
          hoursPerYear: roomHours(room, words.hours),
        })),
    );
  });
}

function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}

/** A6, four to a sheet: for each machine, where it belongs and how it runs. */
export function RoomLabels({ view }: PapersProps) {
  const { isoDate } = view;
  return groupsOf(machinesOf(view), 4).map((group, sheet) => (
    <CutSheet key={sheet} name={`Labels, sheet ${sheet + 1}`} isQuartered>
      {group.map(({ room, choice: { model, machines, speed, noiseDbA }, number, hoursPerYear }) => (
        <article key={`${room} ${number}`}>
          <div>
            <h3 className="h3 fw-semibold text-break">{room}</h3>
            <p>
              {purifiers[model].name}
              {machines > 1 && `, ${number} of ${machines}`}
            </p>
          </div>
          <p className={`h2 lh-1 ${styles.speed}`}>Speed {speed}</p>
          <Terms
            terms={[
              [
                'Clean air',
                `${machineAirflowM3PerHour(model, speed)} m³/h${isFullSpeed(model, speed) ? '' : ', estimated'}`,
              ],
              [
                machines > 1 ? `Noise, ${machines === 2 ? 'both' : `all ${machines}`} together` : 'Noise',
                `${noiseDbA} dB(A), estimated`,
              ],
              ['Next filter set', longDate(monthsLater(isoDate, wholeFilterMonths(hoursPerYear)))],
              ['Filter fitted on', ''],
              ['Serial number', ''],
            ]}
          />
          <PlanCode view={view}>
            {hasPlanCode(view) && 'Opens the plan of these rooms. '}Filter dates count from {longDate(isoDate)}.{' '}
            {company.brand}, <span className="text-nowrap">{company.phone.label}</span>
          </PlanCode>
        </article>
      ))}
    </CutSheet>
  ));
}

/** A5, two to a sheet: for each model, what the person in the room needs to know. */
export function RoomCards({ view }: PapersProps) {
  const { result, words } = view;
  const { quietTimes, quietSpeed = 1, quietKind } = words;
  const choices = (result.recommended?.outcomes ?? []).flatMap(({ choice }) => (choice ? [choice] : []));
  const models = [...new Set(choices.map(({ model }) => model))];
  // One model fills a sheet with two cards, the second for another room.
  const cards = models.flatMap((model) => [model, model]);
  const speedsOfModel = (model: MachineModel) => [
    ...new Set(choices.filter((choice) => choice.model === model).map(({ speed }) => speed)),
  ];
  /** Whether noise disturbs in a room of the model, and a lower speed is quieter. */
  const isTurnedDown = (model: MachineModel) =>
    result.rooms.some(({ roomKind }, index) => {
      const choice = result.recommended?.outcomes[index]?.choice;
      const isDisturbed = quietKind === undefined || roomKind === quietKind;
      return isDisturbed && choice?.model === model && choice.speed > quietSpeed;
    });
  return groupsOf(cards, 2).map((group, sheet) => (
    <CutSheet key={sheet} name={`Cards, sheet ${sheet + 1}`}>
      {group.map((model, index) => (
        <article key={index}>
          <PaperHead>
            <h3 className="h3 fw-semibold">{purifiers[model].name} in this room</h3>
          </PaperHead>
          <div className={styles.halves}>
            <section>
              <h4>Where it stands</h4>
              <p>
                At least {wallGapCm} cm from every wall, where nothing covers it and nobody trips over the lead. Please
                do not move it closer to a wall or behind a curtain.
              </p>
            </section>
            <section>
              <h4>Which speed</h4>
              <p>
                Speed {speedsOfModel(model).join(' or ')}, as its label says.{' '}
                {isTurnedDown(model) && `Speed ${quietSpeed} for ${quietTimes}, then back to the speed on the label. `}
                Full speed when the room is empty. It cleans air and brings in none: leave the ventilation on, or open
                windows.
              </p>
            </section>
            <section>
              <h4>What the lights mean (sample)</h4>
              <p>
                {unwrapSample(controlAnswers.display)}. No light: it is off. Touch the glass to start it, again for one
                speed more; hold it for 3 seconds to turn it off.
              </p>
            </section>
            <section>
              <h4>Who changes the filter</h4>
              <p>
                Our {words.filterKeeper}, by the date on the label. The large-particulate filter is cleaned every{' '}
                {filterCare.cleanMonths} months. Please do not open the front yourself.
              </p>
            </section>
            <section>
              <h4>After a power cut (sample)</h4>
              <p>{unwrapSample(controlAnswers.powerCut)}.</p>
            </section>
            <section>
              <h4>If something is wrong</h4>
              <p>
                A smell, a noise, a broken lead: pull the plug and tell ______________________, or call {company.brand}{' '}
                on {company.phone.label}.
              </p>
            </section>
          </div>
        </article>
      ))}
    </CutSheet>
  ));
}
