import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { gym } from '@/data/sectors/gym';
import { GymHero } from '@/features/sectors/gym/GymHero';
import { SectorPage } from './SectorPage';

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
    />
  );
}
