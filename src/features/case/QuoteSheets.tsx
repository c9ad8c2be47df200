import { Rows } from '@/components/paper/Rows';
import { Sheet } from '@/components/paper/Sheet';
import { formatHours } from '@/data/case/business-case';
import { bidRequirements, costBasis, costCategories, quotedRoom, requirements } from '@/data/case/quote-file';
import { longDate } from '@/lib/format/long-date';
import { grouped } from '@/lib/format/number';
import { type CaseView, rowsOfSheets } from './case-view';
import { SheetTitle } from './CaseSummary';
import styles from './CaseSheets.module.scss';

/** Rooms beside the requirements; more stand on sheets of their own. */
const roomsOnFirst = 8;

function quoteSheetCount(rooms: number): number {
  return rooms > roomsOnFirst ? 1 + rowsOfSheets(rooms).length : 1;
}

/** The request for quotes, which names no maker. */
export function QuoteSheets({ view }: { view: CaseView }) {
  const { result, words, isoDate } = view;
  const { rooms } = result;
  const hours = formatHours(rooms, words.hours);
  const sheets = quoteSheetCount(rooms.length);
  const rowsOf = (first: number, count: number) =>
    rooms.slice(first, first + count).map((room, index) => {
      const { name, size, people, cleanAirM3PerHour, noise } = quotedRoom(room, first + index);
      return [name, size, people, cleanAirM3PerHour === 0 ? 'none' : `${grouped(cleanAirM3PerHour)} m³/h`, noise];
    });
  const head = ['Room', 'Size', 'People', 'Clean air from machines', 'At'];
  const counts = sheets > 1 ? rowsOfSheets(rooms.length) : [];
  return (
    <>
      <Sheet name={`Request, 1 of ${sheets}`} head={longDate(isoDate)} isUnbranded>
        <SheetTitle view={view}>Request for a quote: air cleaning units</SheetTitle>
        <section>
          <h4>Rooms</h4>
          {sheets === 1 ? (
            <Rows head={head} rows={rowsOf(0, rooms.length)} />
          ) : (
            <p>{rooms.length} kinds of rooms, on the sheets that follow.</p>
          )}
        </section>
        <section>
          <h4>Requirements</h4>
          <ul>
            {requirements(hours).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
        <section>
          <h4>The bidder states</h4>
          <Rows rows={bidRequirements.map((each) => [each, ''])} className={styles.fill} />
        </section>
        <section>
          <h4>Price under six heads</h4>
          <p>{costBasis(hours)}</p>
          <Rows
            head={['', 'Without VAT', 'With VAT']}
            rows={[...costCategories, 'Together'].map((each) => [each, '', ''])}
            className={styles.fill}
          />
        </section>
      </Sheet>
      {counts.map((count, sheet) => (
        <Sheet key={sheet} name={`Request, ${sheet + 2} of ${sheets}`} head={longDate(isoDate)} isUnbranded>
          <h3 className="h2">Rooms</h3>
          <Rows
            head={head}
            rows={rowsOf(
              counts.slice(0, sheet).reduce((sum, before) => sum + before, 0),
              count,
            )}
            className={styles.list}
          />
        </Sheet>
      ))}
    </>
  );
}
