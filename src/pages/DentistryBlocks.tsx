import { dentistry } from '@/data/sectors/dentistry';
import { Placing } from '@/features/sectors/dentistry/Placing';
import { PracticeRooms } from '@/features/sectors/dentistry/PracticeRooms';
import { SurgeryDiorama } from '@/features/sectors/dentistry/SurgeryDiorama';
import { Targets } from '@/features/sectors/dentistry/Targets';
import { SectorHero } from '@/features/sectors/SectorHero';
import { SectorBlocks } from './SectorBlocks';

export { dentistry as sector } from '@/data/sectors/dentistry';

export function Top() {
  return <SectorHero sector={dentistry} art={<SurgeryDiorama />} />;
}

export function Blocks() {
  return (
    <SectorBlocks sector={dentistry}>
      <Targets />
      <PracticeRooms />
      <Placing />
    </SectorBlocks>
  );
}
