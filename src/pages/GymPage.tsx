import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { startedMessage } from '@/config/enquiry-topics';
import { gym } from '@/data/sectors/gym';
import { ContactForm } from '@/features/enquiry/ContactForm';
import { GymHero } from '@/features/sectors/gym/GymHero';
import { LungsAgainstRoom } from '@/features/sectors/gym/LungsAgainstRoom';
import { StudioTable } from '@/features/sectors/gym/StudioTable';
import { PlanYourGym } from '@/features/sectors/gym/PlanYourGym';
import { StagesInGym } from '@/features/sectors/gym/StagesInGym';
import { SectorPage } from './SectorPage';

/** Gyms: what a class breathes, studio by studio, which stage takes what; it closes with a plan for the visitor's gym. */
export function GymPage() {
  return (
    <SectorPage
      sector={gym}
      hero={
        <GymHero
          title={gym.title}
          lead={gym.promise}
          actions={
            <>
              <ButtonLink to="#calculator">Calculate your studio</ButtonLink>
              <ArrowLink to="#plan-your-gym">Plan your gym</ArrowLink>
            </>
          }
        />
      }
      ending={<PlanYourGym form={<ContactForm startMessage={startedMessage('gym')} takesFocus={false} />} />}
    >
      <LungsAgainstRoom />
      <StudioTable />
      <StagesInGym />
    </SectorPage>
  );
}
