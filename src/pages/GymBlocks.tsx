import { gym } from '@/data/sectors/gym';
import { BreathedAir } from '@/features/sectors/gym/BreathedAir';
import { StagesInGym } from '@/features/sectors/gym/StagesInGym';
import { StudioTable } from '@/features/sectors/gym/StudioTable';
import { SectorBlocks } from './SectorBlocks';

export { GymNextSteps } from '@/features/sectors/gym/GymNextSteps';
export { GymTop as Top } from './GymTop';

export function Blocks() {
  return (
    <SectorBlocks sector={gym}>
      <BreathedAir />
      <StudioTable />
      <StagesInGym />
    </SectorBlocks>
  );
}
