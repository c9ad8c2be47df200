import type { ReactNode } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import type { Purifier } from '@/data/products/product';
import { formatSpeed, recommendedChoice } from '@/data/room-answers';
import { rate } from '@/domain/air-changes';
import { plannerUrl } from '@/domain/plan/write-plan';
import { formatSides, roomVolumeM3 } from '@/domain/room';
import { noBreakText } from '@/lib/format/no-break-units';

type NextStepProps = { to: string; label: string; children: ReactNode };

/** What follows from the numbers above it, and the way on. */
export function NextStep({ to, label, children }: NextStepProps) {
  return (
    <div className="ps-3 border-start border-3 border-teal">
      <p className="mb-2">{children}</p>
      <ArrowLink to={to} className="min-h-touch small d-print-none">
        {label}
      </ArrowLink>
    </div>
  );
}

/** What one machine does in its example room. */
export function SizingLine({ purifier: { room } }: { purifier: Purifier }) {
  const choice = recommendedChoice(room);
  const { model, machines, speed } = choice;
  return (
    <NextStep to={plannerUrl(room)} label="Plan this room, or your own">
      {noBreakText(`${room.phrase} of ${formatSides(room)}`)}:{' '}
      <b>
        <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed })} />
      </b>{' '}
      air changes an hour {noBreakText(formatSpeed(choice))}, estimated. At full speed{' '}
      <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines })} /> by our{' '}
      <EvidenceLink line="airflow">test</EvidenceLink>.
    </NextStep>
  );
}
