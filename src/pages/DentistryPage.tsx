import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { dentistry } from '@/data/sectors/dentistry';
import { SurgeryDiorama } from '@/features/sectors/dentistry/SurgeryDiorama';
import { SectorHero } from '@/features/sectors/SectorHero';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorPage } from './SectorPage';

export function DentistryPage() {
  return (
    <SectorPage
      sector={dentistry}
      hero={
        <SectorHero
          sectorKey={dentistry.key}
          title={dentistry.title}
          lead={dentistry.promise}
          actions={
            <>
              <ButtonLink to="#calculator">Calculate your surgery</ButtonLink>
              <ArrowLink to={contactUrl('survey')}>Have us size it</ArrowLink>
            </>
          }
          art={<SurgeryDiorama />}
        />
      }
    />
  );
}
