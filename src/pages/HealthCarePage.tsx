import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { healthCare } from '@/data/sectors/health-care';
import { WardCorridor } from '@/features/sectors/health-care/WardCorridor';
import { SectorHero } from '@/features/sectors/SectorHero';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorPage } from './SectorPage';

export function HealthCarePage() {
  return (
    <SectorPage
      sector={healthCare}
      hero={
        <SectorHero
          layout="stacked"
          longTitle
          sectorKey={healthCare.key}
          title={healthCare.title}
          lead={healthCare.promise}
          actions={
            <>
              <ButtonLink to="#calculator">Calculate a room</ButtonLink>
              <ArrowLink to={contactUrl('survey')}>Ask for a ward survey</ArrowLink>
            </>
          }
          art={<WardCorridor />}
        />
      }
    />
  );
}
