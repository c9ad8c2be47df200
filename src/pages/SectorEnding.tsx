import { startedMessage } from '@/config/enquiry-topics';
import type { SectorPlan } from '@/data/sectors/sector';
import { ContactForm } from '@/features/enquiry/ContactForm';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';

export type SectorEndingProps = { plan: SectorPlan };

/** How every sector page closes. A module of its own: the form's scripts are fetched once a visitor stirs. */
export function SectorEnding({ plan }: SectorEndingProps) {
  return (
    <PlanYourRoom plan={plan} form={<ContactForm startMessage={startedMessage(plan.topic)} takesFocus={false} />} />
  );
}
