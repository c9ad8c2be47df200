import { ArrowLink } from '@/components/ui/ArrowLink';
import { business } from '@/data/sectors/business';
import { BusinessHero } from '@/features/sectors/business/BusinessHero';
import { FloorPlan } from '@/features/sectors/business/FloorPlan';
import { MeetingDay } from '@/features/sectors/business/MeetingDay';
import { YearCost } from '@/features/sectors/business/YearCost';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorBlocks } from './SectorBlocks';
import { SectorTop } from './SectorTop';

export function Top() {
  return (
    <SectorTop
      sector={business}
      hero={
        <BusinessHero
          title={business.title}
          lead={business.promise}
          actions={<ArrowLink to={contactUrl('survey')}>Ask for a survey</ArrowLink>}
        />
      }
    />
  );
}

export function Blocks() {
  return (
    <SectorBlocks sector={business}>
      <FloorPlan />
      <MeetingDay />
      <YearCost />
    </SectorBlocks>
  );
}
