import { TermColumn, TermColumns } from '@/components/text/TermColumns';
import { consumerDays, deliveryPence } from '@/data/products/delivery';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { returnCost } from '@/data/quote';
import { formatMachines } from '@/data/room-answers';
import { money } from '@/lib/format/money';

const { cancel, sendBack, refund, reject } = consumerDays;

/** When a product is faulty: who does what, by when and at whose cost, and the law behind it. */
export function FaultSteps() {
  return (
    <TermColumns columns={2}>
      <TermColumn name="You, when you see it">Call or write with the order number; a picture helps.</TermColumn>
      <TermColumn name="We, after that">
        Send a carrier for it: the warranty includes no visits. You do not pay for the return of a product that is
        faulty or not what you ordered.
      </TermColumn>
      <TermColumn name={`You, after ${reject} days`}>
        Ask for a repair or a replacement and, if that fails, for your money back or a lower price.
      </TermColumn>
      <TermColumn name="The law">
        What you buy as a consumer must be of satisfactory quality, fit for its purpose and as described (Consumer
        Rights Act 2015). Claims may be made for up to six years, five in Scotland. The warranty adds to these rights
        and takes none of them away.
      </TermColumn>
    </TermColumns>
  );
}

/** What happens after a change of mind: who does what, by when, and what is left out. */
export function ReturnSteps() {
  return (
    <TermColumns columns={2}>
      <TermColumn name={`You, within ${cancel} days`}>
        Tell us by e-mail, post or phone, in your own words or with the form below.
      </TermColumn>
      <TermColumn name={`You, within ${sendBack} days after that`}>Send it back. {returnCost}</TermColumn>
      <TermColumn name={`We, within ${refund} days of getting it back`}>
        Refund price and standard delivery, of {formatMachines({ model: generationXSummary.model, machines: 1 })}{' '}
        {money(generationXSummary.pricePence + deliveryPence)} (sample). Or within {refund} days of your proof of
        posting, if that comes first.
      </TermColumn>
      <TermColumn name="Trying it">
        You may open the box and try the product as you would in a shop. If it was used more than that, we may take the
        loss in value off the refund.
      </TermColumn>
      <TermColumn name="Service contract">
        You can cancel it within {cancel} days of making it. If you asked us to begin at once, you pay for what was done
        until then.
      </TermColumn>
      <TermColumn name="Organisations">
        An organisation may return an order only if its quote says so. To try one room first, ask for that in your
        quote.
      </TermColumn>
    </TermColumns>
  );
}
