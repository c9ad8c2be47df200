import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/Logo';
import { PrintAlone } from '@/components/ui/PrintAlone';
import { company } from '@/config/company';
import type { PlannedRoom } from '@/domain/plan/plan';
import { localIsoDate } from '@/lib/format/calendar-reminder';
import { longDate } from '@/lib/format/long-date';
import { AirChangeRecord } from './AirChangeRecord';
import styles from './PrintedRecords.module.scss';

type PrintedRecordsProps = { rooms: readonly PlannedRoom[]; onPrinted: () => void };

/** One record to sign for each room. */
export function PrintedRecords({ rooms, onPrinted }: PrintedRecordsProps) {
  const date = longDate(localIsoDate(new Date()));
  return (
    <PrintAlone onPrinted={onPrinted}>
      {rooms.map((room, index) => (
        <Sheet key={index} title="Air change record">
          <AirChangeRecord room={room} fallbackName={`Room ${index + 1}`} date={date} />
        </Sheet>
      ))}
    </PrintAlone>
  );
}

/** One A4 page. */
function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className={styles.sheet}>
      <header>
        <Logo />
        <h1>{title}</h1>
      </header>
      {children}
      <footer>
        <span>{company.phone.label}</span>
        <span>{company.email}</span>
        <span>{company.brand}</span>
      </footer>
    </article>
  );
}
