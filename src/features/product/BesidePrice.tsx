import { Fold } from '@/components/ui/Fold';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Purifier } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { answerRoom, comparisonFor, formatComparison } from '@/data/room-answers';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';

/** What the gain of a purifier counts; without a list price, the machine that has one for the same room. */
export function BesidePrice({ purifier: { gainNote, pricePence, room } }: { purifier: Purifier }) {
  if (gainNote) {
    return (
      <Fold isShort summary={gainNote.title} className="small">
        <p className="muted mb-0">{noBreakUnits(gainNote.text)}</p>
      </Fold>
    );
  }
  const answer = answerRoom(room);
  const beside = pricePence === undefined ? comparisonFor(answer)?.choice.model : undefined;
  return (
    beside && (
      <p className="small m-0">
        <SiteLink to={href('product', { slug: purifiers[beside].slug })} className="d-inline-block min-h-touch">
          {formatComparison(answer)}
        </SiteLink>
      </p>
    )
  );
}
