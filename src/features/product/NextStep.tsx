import type { ReactNode } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Purifier } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { answerRoom, comparisonFor, formatPricedMachines, formatSpeed, recommendedChoice } from '@/data/room-answers';
import { rate, type StatedRate } from '@/domain/air-changes';
import { plannerUrl } from '@/domain/plan/write-plan';
import { formatSides, roomVolumeM3 } from '@/domain/room';
import { noBreakText } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import styles from './NextStep.module.scss';

type NextStepProps = { to: string; label: string; second?: ReactNode; children: ReactNode };

/** What follows from the numbers above it, and the way on. */
export function NextStep({ to, label, second, children }: NextStepProps) {
  return (
    <div className={styles.step}>
      <p className="mb-2">{children}</p>
      <div className="d-flex flex-wrap align-items-baseline column-gap-4 d-print-none">
        <ArrowLink to={to} className="min-h-touch small">
          {label}
        </ArrowLink>
        {second}
      </div>
    </div>
  );
}

/** What one machine does in its example room. */
export function SizingLine({ purifier: { room, pricePence } }: { purifier: Purifier }) {
  const answer = answerRoom(room);
  const choice = recommendedChoice(room);
  const { model, machines, speed, noiseDbA } = choice;
  const { ventilationAch } = room;
  /** Without a list price, the machine that has one for the same room. */
  const beside = pricePence === undefined ? comparisonFor(answer)?.choice : undefined;
  const ratesWith = (settings: Partial<StatedRate>) => (
    <b>
      <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, ...settings })} />
    </b>
  );
  return (
    <NextStep
      to={plannerUrl(room)}
      label="Plan this room, or your own"
      second={
        beside && (
          <SiteLink to={href('product', { slug: purifiers[beside.model].slug })} className="small min-h-touch py-2">
            {beside.noiseDbA < noiseDbA && 'Quieter: '}
            {formatPricedMachines(beside)}
          </SiteLink>
        )
      }
    >
      {noBreakText(`${room.phrase} of ${formatSides(room)}`)}: {ratesWith({ speed })} air changes an hour{' '}
      {noBreakText(formatSpeed(choice))}
      {ventilationAch > 0 && <>; {ratesWith({ speed, ventilationAch })} with windows open</>}. At full speed{' '}
      {ratesWith({})}, by our <EvidenceLink line="airflow">test</EvidenceLink>.
    </NextStep>
  );
}
