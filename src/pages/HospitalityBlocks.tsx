import { hospitality } from '@/data/sectors/hospitality';
import { EventSection } from '@/features/sectors/hospitality/EventSection';
import { Sitting } from '@/features/sectors/hospitality/Sitting';
import { VenueRooms } from '@/features/sectors/hospitality/VenueRooms';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorBlocks } from './SectorBlocks';

export { HospitalityTop as Top } from './HospitalityTop';

export function Blocks() {
  return (
    <SectorBlocks sector={hospitality}>
      <Sitting />
      <VenueRooms />
      <EventSection askHref={contactUrl('event')} />
    </SectorBlocks>
  );
}
