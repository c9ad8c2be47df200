import type { MachineSet } from '@/data/products/product';
import { noBreakText } from '@/lib/format/no-break-units';

/** What each room costs. */
export function RoomPrices({ sets }: { sets: readonly MachineSet[] }) {
  return (
    <ul className="plain-list mb-0 border-bottom">
      {sets.map(({ figure, text }) => (
        <li key={text} className="d-flex justify-content-between align-items-baseline gap-3 border-top py-2">
          <span className="item">{noBreakText(text)}</span>
          <b className="h3 m-0 num">{figure}</b>
        </li>
      ))}
    </ul>
  );
}
