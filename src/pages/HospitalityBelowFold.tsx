import { hospitality } from '@/data/sectors/hospitality';
import { EventSection } from '@/features/sectors/hospitality/EventSection';
import { Sitting } from '@/features/sectors/hospitality/Sitting';
import { VenueRooms } from '@/features/sectors/hospitality/VenueRooms';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorBelowFold } from './SectorBelowFold';

export function HospitalityBelowFold() {
  return (
    <SectorBelowFold sector={hospitality}>
      <Sitting />
      <VenueRooms />
      <EventSection askHref={contactUrl('event')} />
    </SectorBelowFold>
  );
}
