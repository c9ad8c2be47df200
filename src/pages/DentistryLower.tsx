import { dentistry } from '@/data/sectors/dentistry';
import { Placing } from '@/features/sectors/dentistry/Placing';
import { PracticeRooms } from '@/features/sectors/dentistry/PracticeRooms';
import { Targets } from '@/features/sectors/dentistry/Targets';
import { SectorLower } from './SectorLower';

/** What is asked of a surgery, its rooms and where the machine stands; then what all sectors share. */
export function DentistryLower() {
  return (
    <SectorLower sector={dentistry}>
      <Targets />
      <PracticeRooms />
      <Placing />
    </SectorLower>
  );
}
