import { formatAnswer, answerRoom, formatPricedMachines, formatSpeed, prices } from '@/data/room-answers';
import { Rows } from '@/components/paper/Rows';
import { Sheet } from '@/components/paper/Sheet';
import { Terms } from '@/components/paper/Terms';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { RoomBox } from '@/components/ui/RoomBox';
import { filterCare } from '@/data/products/filter-care';
import { purifiers } from '@/data/purifiers';
import { rateAch } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { formatPeople } from '@/domain/people';
import type { PlannedRoom } from '@/domain/plan/plan';
import { fewestOfEachModel, maxMachines, type RoomChoice } from '@/domain/room-answer';
import { formatRoom, roomVolumeM3 } from '@/domain/room';
import { signedRates } from '@/domain/signed-rates';
import { neededAch } from '@/domain/sizing';
import { formatAch, airChangesAnHour } from '@/lib/format/air-changes';
import { capitalised } from '@/lib/format/count-word';
import { twoDecimals } from '@/lib/format/number';
import { wallGapCm } from '@/domain/placing';
import { DecayCurve } from '../answer/DecayCurve';
import { formatNeed, formatShares } from '../form/people-words';
import { TargetBar } from '../answer/TargetBar';
import { kindLabel } from '../form/room-presets';
import styles from './AirChangeRecord.module.scss';

type AirChangeRecordProps = { room: PlannedRoom; fallbackName: string; sheet: string; date: string };

/** One room on one sheet, to sign. */
export function AirChangeRecord({ room, fallbackName, sheet, date }: AirChangeRecordProps) {
  const answer = answerRoom(room);
  const { name, floor, people, ventilationAch, sizedAt, noiseLimitDbA, countedOutput, roomKind } = room;
  const facts: [string, string][] = [
    ['Length × width × height', formatRoom(room)],
    ['Room volume', `${twoDecimals(roomVolumeM3(room))} m³`],
    ['Kind of room', [kindLabel(roomKind), people !== undefined && formatPeople(people)].filter(Boolean).join(', ')],
    ['Ventilation already there', airChangesAnHour(ventilationAch)],
    ['Target', airChangesAnHour(neededAch(room))],
    ['Sized at', sizedAt === 'full' ? 'full speed' : 'working speed or below'],
    ['Noise limit', noiseLimitDbA === undefined ? 'none' : `${noiseLimitDbA} dB(A) together`],
    ['Output counted at', `${countedOutput * 100}%`],
  ];
  return (
    <Sheet name={sheet} head={<h3 className="h2">Air change record</h3>}>
      <Rows
        head={['Room', 'Date', 'Filled in by', 'Signature']}
        rows={[[[floor, name || fallbackName].filter(Boolean).join(': '), date, '', '']]}
        className={styles.signed}
      />
      <div className={styles.room}>
        <RoomBox
          lengthLabel={`${twoDecimals(room.lengthM)} m`}
          widthLabel={`${twoDecimals(room.widthM)} m`}
          heightLabel={`${twoDecimals(room.heightM)} m`}
        />
        <Terms terms={facts} />
      </div>
      {answer.kind === 'choice' ? (
        <Answer room={room} choice={answer.choice} />
      ) : (
        <p className="lead">{formatAnswer(answer, room)}.</p>
      )}
      <div className={`fine ${styles.columns}`}>
        <p>
          <b>Method.</b> Air changes per hour = ventilation + machines × airflow × share counted ÷ volume. Airflow: at
          full speed as our own test with ISO 14644 methods found, below it estimated. Minutes = 60 × ln(1 ÷ share left)
          ÷ air changes per hour, for evenly mixed air with nothing added; real rooms take up to ten times as long.
        </p>
        <p>
          <b>This is a calculation record, not a certificate and not a regulatory approval.</b> The certificate that is
          included in a service contract or contract hire purchase is a service of its own.
        </p>
      </div>
      <Sketch />
      <Rows
        rows={[
          `Filter cleaned, every ${filterCare.cleanMonths} months`,
          `Filter changed, every ${filterCare.changeMonthsText} months`,
          'Record reviewed',
        ].map((act) => [act, '', '', '', ''])}
        className={styles.log}
      />
    </Sheet>
  );
}

function Answer({ room, choice }: { room: PlannedRoom; choice: RoomChoice }) {
  const ach = rateAch(choice.rates.chosen);
  const { signed, estimated, ventilationAch } = signedRates(room, choice);
  const choices = fewestOfEachModel(room, prices);
  const people = [formatNeed(room), formatShares(room, choice)].filter(Boolean).join(' ');
  const [most, nearlyAll] = [0.99, 0.999].map((removed) => clearanceWholeMinutes(ach, removed));
  return (
    <>
      <div className={styles.result}>
        <p>
          {capitalised(formatPricedMachines(choice))}
          <b className="d-block h2">
            <AirChangeRate rate={signed} decimals={2} />
          </b>
          air changes an hour at full speed: tested airflow, machines alone, to sign
          {estimated && (
            <span className="d-block">
              Estimated, not signed: <AirChangeRate rate={estimated} decimals={2} /> {formatSpeed(choice)}
            </span>
          )}
          {choice.model === 'GEN Y' && (
            <span className="d-block">By the sheet of each machine, if lower: ............ m³/h</span>
          )}
          {ventilationAch > 0 && (
            <span className="d-block">
              Estimated, not signed: {twoDecimals(ventilationAch)} from windows or ventilation
            </span>
          )}
        </p>
        <TargetBar room={room} choice={choice} />
      </div>
      {people && <p>{people}</p>}
      <div className={styles.columns}>
        <section>
          <h4>Machines needed for {formatAch(neededAch(room))}</h4>
          <Rows
            head={['Model', 'Needed', 'Reaches, estimated', 'dB(A), estimated']}
            rows={choices.map(({ model, choice: each }) => [
              purifiers[model].name,
              each ? each.machines : `over ${maxMachines}`,
              each && <AirChangeRate rate={each.rates.chosen} decimals={2} />,
              each?.noiseDbA,
            ])}
            chosenRow={choices.findIndex(({ model }) => model === choice.model)}
          />
        </section>
        <section>
          <h4>
            Estimated, not signed: 99% cleared in {most} minutes, 99.9% in {nearlyAll}
            {room.ventilationAch > 0 && ', windows or ventilation counted'}
          </h4>
          <DecayCurve ach={ach} ventilationAch={room.ventilationAch} />
        </section>
      </div>
    </>
  );
}

function Sketch() {
  // As high as a sheet could leave it; what is too much is cut.
  const [width, height, square] = [186, 120, 6];
  const across = Array.from({ length: width / square + 1 }, (_, index) => `M${index * square} 0V${height}`);
  const down = Array.from({ length: height / square + 1 }, (_, index) => `M0 ${index * square}H${width}`);
  return (
    <figure className={`d-flex flex-column min-h-0 ${styles.sketch}`}>
      <figcaption className="fine">
        Sketch the room: mark the purifier, at least {wallGapCm} cm from the wall, with doors and windows.
      </figcaption>
      <div>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMin slice" aria-hidden="true">
          <path d={[...across, ...down].join('')} fill="none" stroke="var(--grey-200)" strokeWidth="0.2" />
        </svg>
      </div>
    </figure>
  );
}
