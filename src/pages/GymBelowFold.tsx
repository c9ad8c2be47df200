import { gym } from '@/data/sectors/gym';
import { GymNextSteps } from '@/features/sectors/gym/GymNextSteps';
import { BreathedAir } from '@/features/sectors/gym/BreathedAir';
import { StagesInGym } from '@/features/sectors/gym/StagesInGym';
import { StudioTable } from '@/features/sectors/gym/StudioTable';
import { SectorBelowFold } from './SectorBelowFold';

export function GymBelowFold() {
  return (
    <>
      <SectorBelowFold sector={gym} calculatorFirst>
        <BreathedAir />
        <StudioTable />
        <StagesInGym />
      </SectorBelowFold>
      <GymNextSteps />
    </>
  );
}
