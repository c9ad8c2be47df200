import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Logo } from '@/components/ui/Logo';
import { company } from '@/config/company';
import type { Plan } from '@/domain/plan/plan';
import { localIsoDate } from '@/lib/format/calendar-reminder';
import { longDate } from '@/lib/format/long-date';
import { AirChangeRecord } from './AirChangeRecord';
import { PlanSheet } from './PlanSheet';
import styles from './PrintedRecords.module.scss';

export type PrintedRecordsProps = { plan: Plan; onPrinted: () => void };

export function PrintedRecords({ plan, onPrinted }: PrintedRecordsProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);

  const date = longDate(localIsoDate(new Date()));
  const { rooms, items } = plan;
  return createPortal(
    <div className={styles.records}>
      {(rooms.length > 1 || items.length > 0) && (
        <Sheet title="Room plan">
          <PlanSheet plan={plan} date={date} />
        </Sheet>
      )}
      {rooms.map((room, index) => (
        <Sheet key={index} title="Air change record">
          <AirChangeRecord room={room} fallbackName={`Room ${index + 1}`} date={date} />
        </Sheet>
      ))}
    </div>,
    document.body,
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
