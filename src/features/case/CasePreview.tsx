import type { SectorKey } from '@/config/sectors';
import { calculateCase } from '@/data/case/business-case';
import { caseWords } from '@/data/case/case-words';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { yearlyHours } from '@/domain/cost-over-years';
import { CaseSummary, SheetTitle } from './CaseSummary';
import { titleOf } from './case-view';
import { LogLine } from './LogLine';
import { Rows } from './Rows';
import { Sheet } from './Sheet';
import styles from './Paper.module.scss';

type CasePreviewProps = {
  sectorKey: SectorKey;
  room: ExampleRoom;
  /** Day: the speed of each hour. Log: the line for a ventilation log. Summary: reason and price. */
  part: 'day' | 'log' | 'summary';
  /** As wide as the page. */
  isWide?: boolean;
};

/** What a visitor gets: a part of a sheet, for a typical room. The whole case says it in words. */
export function CasePreview({ sectorKey, room, part, isWide = false }: CasePreviewProps) {
  const words = caseWords[sectorKey];
  const typical = { ...room, floor: '', count: 1 };
  const rooms = [typical];
  const result = calculateCase(rooms, { ...words, hoursPerYear: yearlyHours[words.hours] });
  const choice = result.recommended?.outcomes[0]?.choice;
  const day = choice && words.day(typical, choice);
  const view = {
    result,
    words,
    title: titleOf(rooms, true),
    organisation: '',
    isoDate: '',
    url: undefined,
    products: [],
  };
  return (
    <div
      className={`d-print-none overflow-hidden ${styles.preview} ${part === 'day' ? '' : styles.more} ${isWide ? styles.wide : ''}`}
      aria-hidden="true"
    >
      {part === 'summary' && (
        <Sheet name="1 of 2" head="">
          <CaseSummary view={view} />
        </Sheet>
      )}
      {part === 'log' && <LogLine view={view} />}
      {part === 'day' && day && (
        <Sheet name="2 of 2" head={view.title}>
          <SheetTitle view={view}>{day.caption}</SheetTitle>
          <Rows head={day.head} rows={day.rows} />
        </Sheet>
      )}
    </div>
  );
}
