import type { SectorKey } from '@/config/sectors';
import { calculateCase } from '@/data/case/business-case';
import { caseWords } from '@/data/case/case-words';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { yearlyHours } from '@/domain/cost-over-years';
import { CaseSummary } from './CaseSummary';
import { titleOf } from './case-view';
import { Sheet } from './Sheet';
import styles from './Paper.module.scss';

type CasePreviewProps = { sectorKey: SectorKey; room: ExampleRoom };

/** What a visitor gets: the upper half of the first side, for a typical room. The whole case says it in words. */
export function CasePreview({ sectorKey, room }: CasePreviewProps) {
  const words = caseWords[sectorKey];
  const rooms = [{ ...room, floor: '', count: 1 }];
  const result = calculateCase(rooms, { ...words, hoursPerYear: yearlyHours[words.hours] });
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
    <div className={`d-print-none overflow-hidden ${styles.preview}`} aria-hidden="true">
      <Sheet name="1 of 2" head="Two sides of A4">
        <CaseSummary view={view} />
      </Sheet>
    </div>
  );
}
