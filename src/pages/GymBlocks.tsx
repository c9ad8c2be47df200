import { gym } from '@/data/sectors/gym';
import { BreathedAir } from '@/features/sectors/gym/BreathedAir';
import { StagesInGym } from '@/features/sectors/gym/StagesInGym';
import { StudioTable } from '@/features/sectors/gym/StudioTable';
import { SectorBlocks } from './SectorBlocks';

export { gym as sector } from '@/data/sectors/gym';
export { GymHero as Top } from '@/features/sectors/gym/GymHero';
export { GymNextSteps } from '@/features/sectors/gym/GymNextSteps';

export function Blocks() {
  return (
    <SectorBlocks sector={gym}>
      <BreathedAir />
      <StudioTable />
      <StagesInGym />
    </SectorBlocks>
  );
}
