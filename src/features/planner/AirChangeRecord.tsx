import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Logo } from '@/components/ui/Logo';
import { RoomBox } from '@/components/ui/RoomBox';
import { company } from '@/config/company';
import { care } from '@/data/products/care';
import { roomInWords, roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { capitalised } from '@/lib/count-word';
import type { PlannedRoom } from '@/lib/plan-link';
import { adviseRoom } from '@/lib/room-choice';
import { ChoiceTable } from './ChoiceTable';
import { ClearanceTimes } from './ClearanceTimes';
import { machinesInWords } from './choice-words';
import { priceInWords, prices } from './prices';
import { ReachScale } from './ReachScale';
import styles from './AirChangeRecord.module.scss';

export type AirChangeRecordProps = {
  room: PlannedRoom;
  /** What the room is called where nobody named it. */
  fallbackName: string;
  /** The day of printing, as it is to be read. */
  date: string;
};

/** One page to print and sign: the room, what it was worked out from, and its limits. A calculation, no certificate. */
export function AirChangeRecord({ room, fallbackName, date }: AirChangeRecordProps) {
  const advice = adviseRoom(room, prices);
  const facts = [
    ['Length × width × height', roomInWords(room)],
    ['Room volume', `${twoDecimals(roomVolumeM3(room))} m³`],
    ['Ventilation already there', `${room.ventilationAch} air changes an hour`],
    ['Target', `${room.targetAch} air changes an hour`],
    ['Sized at', room.sizedAt === 'full' ? 'full speed' : 'working speed, 45 dB(A) or less'],
    ['Output counted at', `${room.share * 100}%`],
  ];
  return (
    <article className={styles.sheet}>
      <header>
        <Logo />
        <h1>Air change record</h1>
      </header>
      <dl className={styles.heads}>
        {[
          ['Room', room.name || fallbackName],
          ['Date', date],
          ['Filled in by', ''],
          ['Signature', ''],
        ].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.room}>
        <RoomBox
          lengthLabel={`${twoDecimals(room.lengthM)} m`}
          widthLabel={`${twoDecimals(room.widthM)} m`}
          heightLabel={`${twoDecimals(room.heightM)} m`}
        />
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {advice.kind === 'choice' ? (
        <>
          <div className={styles.result}>
            <p>
              {capitalised(machinesInWords(advice.choice))}, {priceInWords(advice.choice)}
              <b>
                <AirChangeRate rate={advice.choice.reaches[room.sizedAt]} />
              </b>
              air changes an hour at {room.sizedAt} speed
            </p>
            <ReachScale room={room} choice={advice.choice} />
          </div>
          <ChoiceTable room={room} chosen={advice.choice.model} />
          <ClearanceTimes room={room} choice={advice.choice} />
        </>
      ) : (
        <p className={styles.result}>
          {advice.kind === 'ask-us'
            ? 'More than ten machines of any model: to be planned with us.'
            : 'Ventilation alone is enough for the target.'}
        </p>
      )}
      <p className={styles.limits}>
        <b>Method.</b> Air changes per hour = ventilation + machines × airflow × share counted ÷ volume. Airflow: at
        full speed as our own test with ISO 14644 methods found, below it estimated. <b>Limits.</b> Evenly mixed air,
        filters in order (cleaned every {care.cleanFilterMonths} months, changed every{' '}
        {care.changeFilterMonths.join(' to ')}).{' '}
        <b>This is a calculation record, not a certificate and not a regulatory approval.</b> The certificate that comes
        free with a service contract or contract hire purchase is a service of its own.
      </p>
      <footer>
        <span>{company.phone.label}</span>
        <span>{company.email}</span>
        <span>{company.brand}</span>
      </footer>
    </article>
  );
}
