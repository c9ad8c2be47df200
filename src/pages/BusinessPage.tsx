import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { powerW } from '@/config/purifier-power';
import { shown } from '@/config/sample';
import { business } from '@/data/sectors/business';
import { BusinessHero } from '@/features/sectors/business/BusinessHero';
import { FloorPlan } from '@/features/sectors/business/FloorPlan';
import { MeetingDay } from '@/features/sectors/business/MeetingDay';
import { NoiseBesideDesk } from '@/features/sectors/business/NoiseBesideDesk';
import { contactHref } from '@/lib/contact-href';
import { SectorPage } from './SectorPage';

/** Offices: a building, one of its floors, its meeting rooms, and what a machine sounds like and costs in a year. */
export function BusinessPage() {
  return (
    <SectorPage
      sector={business}
      hero={
        <BusinessHero
          title={business.title}
          lead={business.promise}
          actions={
            <>
              <ButtonLink to="#calculator">Calculate your floor</ButtonLink>
              <ArrowLink to={contactHref('survey')}>Ask for a survey</ArrowLink>
            </>
          }
        />
      }
    >
      <FloorPlan />
      <MeetingDay />
      <NoiseBesideDesk powerW={shown(powerW['GEN Z'])} />
    </SectorPage>
  );
}
