import type { ReactNode } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Purifier } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { answerRoom, comparisonFor, formatPricedMachines, formatSpeed, recommendedChoice } from '@/data/room-answers';
import { rate } from '@/domain/air-changes';
import { plannerUrl } from '@/domain/plan/write-plan';
import { formatFloor, roomVolumeM3 } from '@/domain/room';
import type { SpeedChoice } from '@/domain/speeds';
import { countWord, lowerFirst } from '@/lib/format/count-word';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { grouped } from '@/lib/format/number';
import { href } from '@/lib/links/href';
import styles from './NextStep.module.scss';

type NextStepProps = { to: string; label: string; second?: ReactNode; children: ReactNode };

/** What follows from the numbers above it, and the way on. */
export function NextStep({ to, label, second, children }: NextStepProps) {
  return (
    <div className={styles.step}>
      <p className="mb-2 text-pretty">{children}</p>
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
export function SizingLine({ purifier: { room, pricePence, testedCadrM3PerHour } }: { purifier: Purifier }) {
  const answer = answerRoom(room);
  const choice = recommendedChoice(room);
  const { model, machines, speed } = choice;
  /** Without a list price, the machine that has one for the same room. */
  const beside = pricePence === undefined ? comparisonFor(answer)?.choice : undefined;
  const aloneAt = (running: SpeedChoice) => (
    <b>
      <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed: running })} />
    </b>
  );
  return (
    <NextStep
      to={plannerUrl(room)}
      label="Plan this room, or your own"
      second={
        beside && (
          <SiteLink to={href('product', { slug: purifiers[beside.model].slug })} className="small min-h-touch py-2">
            Or {formatPricedMachines(beside)}
          </SiteLink>
        )
      }
    >
      In {noBreakUnits(`${lowerFirst(room.phrase)} of ${formatFloor(room)}`)} {countWord(machines)}{' '}
      {machines > 1 ? 'clean' : 'cleans'} the air {aloneAt(speed)} times an hour {noBreakUnits(formatSpeed(choice))}.
      Full speed: {aloneAt('full')}, from the tested {noBreakUnits(`${grouped(testedCadrM3PerHour)} m³/h`)}. Windows not
      counted.
    </NextStep>
  );
}
