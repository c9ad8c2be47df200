import { ArrowLink } from '@/components/ui/ArrowLink';
import { hospitality } from '@/data/sectors/hospitality';
import { EveningHero } from '@/features/sectors/hospitality/EveningHero';
import { EventSection } from '@/features/sectors/hospitality/EventSection';
import { Sitting } from '@/features/sectors/hospitality/Sitting';
import { VenueRooms } from '@/features/sectors/hospitality/VenueRooms';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorBlocks } from './SectorBlocks';
import { SectorTop } from './SectorTop';

export function Top() {
  return (
    <SectorTop
      sector={hospitality}
      hero={
        <EveningHero
          title={hospitality.title}
          lead={hospitality.promise}
          actions={<ArrowLink to={contactUrl('event')}>Ask about an event</ArrowLink>}
        />
      }
    />
  );
}

export function Blocks() {
  return (
    <SectorBlocks sector={hospitality}>
      <Sitting />
      <VenueRooms />
      <EventSection askHref={contactUrl('event')} />
    </SectorBlocks>
  );
}
