import { hospitality } from '@/data/sectors/hospitality';
import { EventSection } from '@/features/sectors/hospitality/EventSection';
import { Sitting } from '@/features/sectors/hospitality/Sitting';
import { VenueRooms } from '@/features/sectors/hospitality/VenueRooms';
import { SectorBlocks } from './SectorBlocks';

export { hospitality as sector } from '@/data/sectors/hospitality';
export { EveningHero as Top } from '@/features/sectors/hospitality/EveningHero';

export function Blocks() {
  return (
    <SectorBlocks sector={hospitality}>
      <Sitting />
      <VenueRooms />
      <EventSection />
    </SectorBlocks>
  );
}
