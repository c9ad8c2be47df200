import { business } from '@/data/sectors/business';
import { FloorPlan } from '@/features/sectors/business/FloorPlan';
import { MeetingDay } from '@/features/sectors/business/MeetingDay';
import { YearCost } from '@/features/sectors/business/YearCost';
import { SectorBlocks } from './SectorBlocks';

export { business as sector } from '@/data/sectors/business';
export { BusinessHero as Top } from '@/features/sectors/business/BusinessHero';

export function Blocks() {
  return (
    <SectorBlocks sector={business}>
      <FloorPlan />
      <MeetingDay />
      <YearCost />
    </SectorBlocks>
  );
}
