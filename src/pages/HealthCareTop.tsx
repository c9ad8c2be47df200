import { ArrowLink } from '@/components/ui/ArrowLink';
import { healthCare } from '@/data/sectors/health-care';
import { WardSection } from '@/features/sectors/health-care/WardSection';
import { SectorHero } from '@/features/sectors/SectorHero';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorTop } from './SectorTop';

export function HealthCareTop() {
  return (
    <SectorTop
      sector={healthCare}
      hero={
        <SectorHero
          layout="stacked"
          sectorKey={healthCare.key}
          title={healthCare.title}
          lead={healthCare.promise}
          actions={<ArrowLink to={contactUrl('survey')}>Ask for a ward survey</ArrowLink>}
          art={<WardSection />}
        />
      }
    />
  );
}
