import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { business } from '@/data/sectors/business';
import { BusinessHero } from '@/features/sectors/business/BusinessHero';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorPage } from './SectorPage';

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
              <ArrowLink to={contactUrl('survey')}>Ask for a survey</ArrowLink>
            </>
          }
        />
      }
    />
  );
}
