import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { hospitality } from '@/data/sectors/hospitality';
import { EveningHero } from '@/features/sectors/hospitality/EveningHero';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorPage } from './SectorPage';

export function HospitalityPage() {
  return (
    <SectorPage
      sector={hospitality}
      hero={
        <EveningHero
          title={hospitality.title}
          lead={hospitality.promise}
          actions={
            <>
              <ButtonLink to="#calculator">Calculate your room</ButtonLink>
              <ArrowLink to={contactUrl('event')}>Ask about an event</ArrowLink>
            </>
          }
        />
      }
    />
  );
}
