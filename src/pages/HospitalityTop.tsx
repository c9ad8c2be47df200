import { ArrowLink } from '@/components/ui/ArrowLink';
import { hospitality } from '@/data/sectors/hospitality';
import { EveningHero } from '@/features/sectors/hospitality/EveningHero';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorTop } from './SectorTop';

export function HospitalityTop() {
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
