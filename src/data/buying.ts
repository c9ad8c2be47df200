import { sample, unwrapSample } from '@/config/sample';

/** From the invoice; a sample too. */
export const paymentTermDays = 30;
export const paymentTerm = `${paymentTermDays} days`;

/** Terms of sale and papers of the company that nobody has confirmed yet (docs/go-live.md). */
export const buying = {
  /** For how long a quote is valid; not the term of payment. */
  quoteDays: sample('30 days'),
  orderMinimum: sample('orders from one machine'),
  paymentDays: sample(`${paymentTerm} from the date of the invoice`),
  deposit: sample('No deposit'),
  consumersPay: sample('when they accept the quote, before we send the machine'),
  waysToPay: sample('By bank transfer (BACS), or by card over the phone'),
  publicLiability: sample({ sum: '£5 million', scope: 'for any one claim' }),
  productLiability: sample({ sum: '£5 million', scope: 'in a year' }),
  employersLiability: sample({ sum: '£10 million', scope: 'for any one event' }),
  carbonPlan: sample('We have not published one yet'),
  modernSlavery: sample(
    'We accept no forced labour and no child labour. We ask each maker of our machines and filters to say so in writing, once a year',
  ),
  modernSlaveryStatement: sample('A statement approved by the directors is still to come'),
  frameworks: sample('We are outside the frameworks of the NHS and of schools'),
} as const;

/** In one line, for an organisation: below an answer and in a case. */
export const howToBuy = `A quote holds for ${unwrapSample(buying.quoteDays)}; organisations have ${paymentTerm} to pay (samples). Have a right of return agreed in the quote.`;
