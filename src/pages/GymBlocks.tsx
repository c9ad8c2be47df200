import { ArrowLink } from '@/components/ui/ArrowLink';
import { gym } from '@/data/sectors/gym';
import { BreathedAir } from '@/features/sectors/gym/BreathedAir';
import { GymHero } from '@/features/sectors/gym/GymHero';
import { StagesInGym } from '@/features/sectors/gym/StagesInGym';
import { StudioTable } from '@/features/sectors/gym/StudioTable';
import { SectorBlocks } from './SectorBlocks';
import { SectorTop } from './SectorTop';

export { GymNextSteps } from '@/features/sectors/gym/GymNextSteps';

export function Top() {
  return (
    <SectorTop
      sector={gym}
      hero={<GymHero title={gym.title} lead={gym.promise} actions={<ArrowLink to="#plan">Plan your gym</ArrowLink>} />}
    />
  );
}

export function Blocks() {
  return (
    <SectorBlocks sector={gym}>
      <BreathedAir />
      <StudioTable />
      <StagesInGym />
    </SectorBlocks>
  );
}
