import { Fold } from '@/components/ui/Fold';
import type { MachineSet, ReasonToBuy } from '@/data/products/product';
import { noBreakText } from '@/lib/format/no-break-units';

type RoomPricesProps = {
  sets: readonly MachineSet[];
  fold: ReasonToBuy['fold'];
};

/** What each room costs. */
export function RoomPrices({ sets, fold }: RoomPricesProps) {
  return (
    <>
      <ul className="plain-list mb-0">
        {sets.map(({ figure, text }) => (
          <li key={text} className="d-flex justify-content-between align-items-baseline gap-3 border-top py-2">
            <span>{noBreakText(text)}</span>
            <b className="h3 m-0 num">{figure}</b>
          </li>
        ))}
      </ul>
      {fold && (
        <Fold isShort summary={fold.title} className="border-top">
          <p className="muted mb-0">{noBreakText(fold.text)}</p>
        </Fold>
      )}
    </>
  );
}
