import { ArrowLink } from '@/components/ui/ArrowLink';
import { dentistry } from '@/data/sectors/dentistry';
import { SurgeryDiorama } from '@/features/sectors/dentistry/SurgeryDiorama';
import { SectorHero } from '@/features/sectors/SectorHero';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorTop } from './SectorTop';

export function DentistryTop() {
  return (
    <SectorTop
      sector={dentistry}
      hero={
        <SectorHero
          sectorKey={dentistry.key}
          title={dentistry.title}
          lead={dentistry.promise}
          actions={<ArrowLink to={contactUrl('survey')}>Have us size it</ArrowLink>}
          art={<SurgeryDiorama />}
        />
      }
    />
  );
}
