import { Sheet } from '@/components/paper/Sheet';
import type { SectorKey } from '@/config/sectors';
import { calculateCase } from '@/data/case/business-case';
import { caseWords } from '@/data/case/case-words';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { CaseSummary } from './CaseSummary';
import { titleOf } from './case-view';
import styles from './CaseSheets.module.scss';

type CasePreviewProps = {
  sectorKey: SectorKey;
  room: ExampleRoom;
};

/** What a visitor gets: reason and price of a sheet, for a typical room. The whole case says it in words. */
export function CasePreview({ sectorKey, room }: CasePreviewProps) {
  const words = caseWords[sectorKey];
  const rooms = [{ ...room, floor: '', count: 1 }];
  const view = {
    result: calculateCase(rooms, words),
    words,
    title: titleOf(rooms, true),
    organisation: '',
    isoDate: '',
    url: undefined,
    products: [],
  };
  return (
    <div className={`d-print-none overflow-hidden ${styles.preview}`} aria-hidden="true">
      <Sheet name="1 of 2" head="">
        <CaseSummary view={view} isShort />
      </Sheet>
    </div>
  );
}
