import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { purifiers } from '@/data/purifiers';
import { machinesInWords } from '@/data/room-answers';
import { countWord, capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { planEnquiryUrl, type PlannedRoom } from '@/domain/plan-url';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { planTotals } from './plan-totals';
import styles from './PlanSum.module.scss';

export type PlanSumProps = { rooms: readonly PlannedRoom[] };

/** The totals of a plan, with a price request for each model and one message for the whole plan. */
export function PlanSum({ rooms }: PlanSumProps) {
  const totals = planTotals(rooms);
  const { machines, pricePence, onRequest, filtersAYear, askUs, tooLoud, needNone } = totals;
  const count = machines.reduce((sum, one) => sum + one.machines, 0);
  return (
    <div className={styles.sum}>
      <p className={styles.total}>
        <b>
          {capitalised(countWord(rooms.length))} {rooms.length === 1 ? 'room' : 'rooms'}:
        </b>{' '}
        {count === 0 ? 'no machine' : machines.map(machinesInWords).join(', ')}
        {askUs > 0 && `; ${countWord(askUs)} to be planned with us`}
        {tooLoud > 0 && `; ${countWord(tooLoud)} with nothing within the noise limit`}
        {needNone > 0 && `; ${countWord(needNone)} with ventilation enough`}
      </p>
      {count > 0 && (
        <dl className={styles.facts}>
          <div>
            <dt>Machines, including VAT</dt>
            <dd className="num">
              {pricePence > 0 && money(pricePence)}
              {onRequest > 0 && (
                <small>
                  {pricePence > 0 ? ' and ' : ''}
                  {countWord(onRequest)} on request
                </small>
              )}
            </dd>
          </div>
          <div>
            <dt>Power at full speed, indicative</dt>
            <dd className="num">{grouped(totals.powerW)} W</dd>
          </div>
          <div>
            <dt>Filters a year</dt>
            <dd className="num">{filtersAYear.join(' to ')}</dd>
          </div>
        </dl>
      )}
      <div className={styles.ways}>
        {machines.map(({ model, machines: some }) => (
          <ButtonLink key={model} to={priceRequestUrl(purifiers[model].slug, some)} look="line">
            Ask for a price: {some} {purifiers[model].model}
          </ButtonLink>
        ))}
        <ArrowLink to={planEnquiryUrl(rooms)}>Ask us about this plan</ArrowLink>
      </div>
    </div>
  );
}
