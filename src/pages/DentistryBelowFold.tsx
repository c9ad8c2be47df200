import { dentistry } from '@/data/sectors/dentistry';
import { Placing } from '@/features/sectors/dentistry/Placing';
import { PracticeRooms } from '@/features/sectors/dentistry/PracticeRooms';
import { Targets } from '@/features/sectors/dentistry/Targets';
import { SectorBelowFold } from './SectorBelowFold';

export function DentistryBelowFold() {
  return (
    <SectorBelowFold sector={dentistry}>
      <Targets />
      <PracticeRooms />
      <Placing />
    </SectorBelowFold>
  );
}
