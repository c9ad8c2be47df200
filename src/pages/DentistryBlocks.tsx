import { dentistry } from '@/data/sectors/dentistry';
import { Placing } from '@/features/sectors/dentistry/Placing';
import { PracticeRooms } from '@/features/sectors/dentistry/PracticeRooms';
import { Targets } from '@/features/sectors/dentistry/Targets';
import { SectorBlocks } from './SectorBlocks';

export { DentistryTop as Top } from './DentistryTop';

export function Blocks() {
  return (
    <SectorBlocks sector={dentistry}>
      <Targets />
      <PracticeRooms />
      <Placing />
    </SectorBlocks>
  );
}
