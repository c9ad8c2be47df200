import { ArrowLink } from '@/components/ui/ArrowLink';
import { business } from '@/data/sectors/business';
import { BusinessHero } from '@/features/sectors/business/BusinessHero';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorTop } from './SectorTop';

export function BusinessTop() {
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
