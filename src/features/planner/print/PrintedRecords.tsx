import { PrintAlone } from '@/components/ui/PrintAlone';
import type { PlannedRoom } from '@/domain/plan/plan';
import { localIsoDate } from '@/lib/format/calendar-reminder';
import { longDate } from '@/lib/format/long-date';
import { AirChangeRecord } from './AirChangeRecord';

type PrintedRecordsProps = { rooms: readonly PlannedRoom[]; onPrinted: () => void };

/** One record to sign for each room. */
export function PrintedRecords({ rooms, onPrinted }: PrintedRecordsProps) {
  const date = longDate(localIsoDate(new Date()));
  return (
    <PrintAlone onPrinted={onPrinted}>
      {rooms.map((room, index) => (
        <AirChangeRecord
          key={index}
          room={room}
          fallbackName={`Room ${index + 1}`}
          sheet={`${index + 1} of ${rooms.length}`}
          date={date}
        />
      ))}
    </PrintAlone>
  );
}
