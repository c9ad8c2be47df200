import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { gym } from '@/data/sectors/gym';
import { GymHero } from '@/features/sectors/gym/GymHero';
import { LungsAgainstRoom } from '@/features/sectors/gym/LungsAgainstRoom';
import { StudioTable } from '@/features/sectors/gym/StudioTable';
import { StagesInGym } from '@/features/sectors/gym/StagesInGym';
import { SectorPage } from './SectorPage';

/** Gyms: what a class breathes, studio by studio, which stage takes what. */
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
              <ArrowLink to="#plan">Plan your gym</ArrowLink>
            </>
          }
        />
      }
      calculatorFirst
    >
      <LungsAgainstRoom />
      <StudioTable />
      <StagesInGym />
    </SectorPage>
  );
}
