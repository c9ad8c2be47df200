import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { longDate } from '@/lib/long-date';
import type { PlannedRoom } from '@/domain/plan-url';
import { AirChangeRecord } from './AirChangeRecord';
import styles from './PrintedRecords.module.scss';

export type PrintedRecordsProps = { rooms: readonly PlannedRoom[]; onPrinted: () => void };

/** Stands in the page for as long as it takes to print it: a sheet a room, and nothing else of the page. */
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
