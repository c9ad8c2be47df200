import { gym } from '@/data/sectors/gym';
import { AfterYourMessage } from '@/features/sectors/gym/AfterYourMessage';
import { LungsAgainstRoom } from '@/features/sectors/gym/LungsAgainstRoom';
import { StagesInGym } from '@/features/sectors/gym/StagesInGym';
import { StudioTable } from '@/features/sectors/gym/StudioTable';
import { SectorBelowFold } from './SectorBelowFold';

export function GymBelowFold() {
  return (
    <>
      <SectorBelowFold sector={gym} calculatorFirst>
        <LungsAgainstRoom />
        <StudioTable />
        <StagesInGym />
      </SectorBelowFold>
      <AfterYourMessage />
    </>
  );
}
