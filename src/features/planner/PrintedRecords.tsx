import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { answerInWords, answerRoom, machinesInWords, priceInWords, speedInWords } from '@/data/room-answers';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Logo } from '@/components/ui/Logo';
import { RoomBox } from '@/components/ui/RoomBox';
import { company } from '@/config/company';
import { care } from '@/data/products/care';
import { roomInWords, roomVolumeM3 } from '@/domain/room';
import { twoDecimals } from '@/lib/format/number';
import type { PlannedRoom } from '@/domain/plan-url';
import { capitalised } from '@/lib/format/count-word';
import { longDate } from '@/lib/format/long-date';
import { ChoiceTable } from './ChoiceTable';
import { ClearanceTimes } from './ClearanceTimes';
import { ReachScale } from './ReachScale';
import styles from './PrintedRecords.module.scss';

export type PrintedRecordsProps = { rooms: readonly PlannedRoom[]; onPrinted: () => void };

/** Opens the print dialog with one air change record per room, and hides the rest of the page in print. */
export function PrintedRecords({ rooms, onPrinted }: PrintedRecordsProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);

  const date = longDate(new Date().toISOString().slice(0, 10));
  return createPortal(
    <div className={styles.records}>
      {rooms.map((room, index) => (
        <AirChangeRecord key={index} room={room} fallbackName={`Room ${index + 1}`} date={date} />
      ))}
    </div>,
    document.body,
  );
}

type AirChangeRecordProps = {
  room: PlannedRoom;
  fallbackName: string;
  date: string;
};

function AirChangeRecord({ room, fallbackName, date }: AirChangeRecordProps) {
  const advice = answerRoom(room);
  const facts = [
    ['Length × width × height', roomInWords(room)],
    ['Room volume', `${twoDecimals(roomVolumeM3(room))} m³`],
    ['Ventilation already there', `${room.ventilationAch} air changes an hour`],
    ['Target', `${room.targetAch} air changes an hour`],
    ['Sized at', room.sizedAt === 'full' ? 'full speed' : 'working speed or below'],
    ['Noise limit', room.noiseLimitDbA === undefined ? 'none' : `${room.noiseLimitDbA} dB(A) together`],
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
                <AirChangeRate rate={advice.choice.reaches.quietest} decimals={2} />
              </b>
              air changes an hour {speedInWords(advice.choice)}
            </p>
            <ReachScale room={room} choice={advice.choice} />
          </div>
          <ChoiceTable room={room} chosen={advice.choice.model} decimals={2} />
          <ClearanceTimes room={room} choice={advice.choice} />
        </>
      ) : (
        <p className={styles.result}>{answerInWords(advice, room)}.</p>
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
