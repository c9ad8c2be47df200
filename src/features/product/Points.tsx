import type { Point } from '@/data/products/product';
import { noBreakText } from '@/lib/format/no-break-units';

/** Reasons to buy, one line each. */
export function Points({ points = [] }: { points?: readonly Point[] | undefined }) {
  return (
    <dl className="m-0">
      {points.map(({ title, text }) => (
        <div key={title} className="border-top py-2">
          <dt className="item">{title}</dt>
          <dd className="m-0">{noBreakText(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
