import { TermColumn, TermColumns } from '@/components/text/TermColumns';
import { consumerDays, deliveryPence } from '@/data/products/delivery';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { returnCost } from '@/data/quote';
import { money } from '@/lib/format/money';

type Step = { when: string; who: 'You' | 'We'; text: string };

const refund = money(generationXSummary.pricePence + deliveryPence);

const changedMind: readonly Step[] = [
  {
    when: 'Day of delivery',
    who: 'We',
    text: `deliver, as an example one ${generationXSummary.name}: ${money(generationXSummary.pricePence)} and ${money(deliveryPence)} delivery (sample).`,
  },
  {
    when: `Within ${consumerDays.cancel} days`,
    who: 'You',
    text: 'tell us by e-mail, post or phone, in your own words or with the form below.',
  },
  {
    when: `Within ${consumerDays.sendBack} days after that`,
    who: 'You',
    text: `send it back. ${returnCost}`,
  },
  {
    when: `Within ${consumerDays.refund} days of getting it back`,
    who: 'We',
    text: `refund the price and the standard delivery charge: ${refund}. Or within ${consumerDays.refund} days of your proof of posting, if that comes first.`,
  },
];

const faulty: readonly Step[] = [
  {
    when: 'When you see it',
    who: 'You',
    text: 'call or write with the order number; a picture helps.',
  },
  {
    when: 'Then',
    who: 'We',
    text: 'arrange the repair or the collection. You do not pay for the return of a product that is faulty or not what you ordered.',
  },
  {
    when: `After ${consumerDays.reject} days`,
    who: 'You',
    text: 'can ask for a repair or a replacement and, if that fails, for your money back or a lower price.',
  },
];

/** When a product is faulty: who does what, by when and at whose cost, and the law behind it. */
export function FaultSteps() {
  return (
    <TermColumns columns={2}>
      {faulty.map(({ when, who, text }) => (
        <TermColumn key={when} name={when}>
          <b>{who}</b> {text}
        </TermColumn>
      ))}
      <TermColumn name="By law">
        What you buy as a consumer must be of satisfactory quality, fit for its purpose and as described (Consumer
        Rights Act 2015). Claims may be made for up to six years, five in Scotland. The warranty adds to these rights
        and takes none of them away.
      </TermColumn>
    </TermColumns>
  );
}

/** What happens after a change of mind, and by whom. */
export function ReturnSteps() {
  return (
    <TermColumns columns={2}>
      {changedMind.map(({ when, who, text }) => (
        <TermColumn key={when} name={when}>
          <b>{who}</b> {text}
        </TermColumn>
      ))}
    </TermColumns>
  );
}
