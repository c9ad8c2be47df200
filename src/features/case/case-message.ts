import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { type CaseView, formatOrder } from './case-view';

/** The case in a few lines, for a mail or a chat. */
export function messageOf(view: CaseView): string {
  const { title, result, organisation } = view;
  const { recommended, quieter } = result;
  return [
    `${title}${organisation.trim() && `, for ${organisation.trim()}`}.`,
    recommended
      ? `Recommended: ${formatOrder(view, recommended)}, ${formatSum(recommended)}.`
      : 'No price yet: a room has no answer.',
    quieter && `Quieter: ${formatOrder(view, quieter)}, ${formatSum(quieter)}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

function formatSum({ pricePence, withoutVatPence, cost }: NonNullable<CaseView['result']['recommended']>): string {
  if (pricePence === undefined || withoutVatPence === undefined) return 'price on request';
  return `${money(pricePence)} including VAT (${money(withoutVatPence)} + VAT); over five years ${money(cost.sumPence)}`;
}

export function mailOf(view: CaseView): string {
  const text = [messageOf(view), view.url && `The rooms, to open and print: ${view.url}`].filter(Boolean).join('\n\n');
  return `mailto:?subject=${encodeURIComponent(capitalised(view.title))}&body=${encodeURIComponent(text)}`;
}
