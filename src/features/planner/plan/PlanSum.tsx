import type { ReactNode } from 'react';
import { delivery } from '@/data/products/delivery';
import { formatMachines } from '@/data/room-answers';
import { vatPercent, withoutVat } from '@/data/vat';
import type { Plan } from '@/domain/plan/plan';
import { countWord, capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { planTotals } from './plan-totals';
import styles from './Plan.module.scss';

type PlanSumProps = { plan: Plan };

/** The totals of a plan. */
export function PlanSum({ plan }: PlanSumProps) {
  const totals = planTotals(plan);
  const { machines, pricePence, onRequest, filtersAYear, askUs, tooLoud, needNone, sockets } = totals;
  const { length } = plan.rooms;
  const rest = onRequest > 0 && ` and ${countWord(onRequest)} on request`;
  const together = (
    <>
      {pricePence > 0 && money(pricePence)}
      <small>{pricePence > 0 ? rest : `${countWord(onRequest)} on request`}</small>
    </>
  );
  const facts: [term: string, value: ReactNode][] = [['Together, including VAT', together]];
  if (pricePence > 0) facts.push([`Without VAT at ${vatPercent}%`, money(withoutVat(pricePence))]);
  if (sockets > 0)
    facts.push(
      ['Power at full speed, estimated', `${grouped(totals.powerW)} W`],
      ['Sockets', sockets],
      ['Filters a year', filtersAYear.join(' to ')],
    );
  return (
    <div className="mt-4">
      {length > 0 && (
        <p className="m-0 h3">
          <b>
            {capitalised(countWord(length))} {length === 1 ? 'room' : 'rooms'}:
          </b>{' '}
          {sockets === 0 ? 'no machine' : machines.map(formatMachines).join(', ')}
          {askUs > 0 && `; ${countWord(askUs)} to be planned with us`}
          {tooLoud > 0 && `; ${countWord(tooLoud)} with nothing within the noise limit`}
          {needNone > 0 && `; ${countWord(needNone)} with ventilation enough`}
        </p>
      )}
      <dl className={`d-flex flex-wrap row-gap-3 column-gap-5 mt-3 mb-0 ${styles.facts}`}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="muted small fw-normal">{term}</dt>
            <dd className="m-0 num title">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="m-0 mt-3 muted small">{delivery.priceLine} Filter sets are not in this sum.</p>
    </div>
  );
}
