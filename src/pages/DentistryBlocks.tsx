import { ArrowLink } from '@/components/ui/ArrowLink';
import { dentistry } from '@/data/sectors/dentistry';
import { SectorHero } from '@/features/sectors/SectorHero';
import { Placing } from '@/features/sectors/dentistry/Placing';
import { PracticeRooms } from '@/features/sectors/dentistry/PracticeRooms';
import { SurgeryDiorama } from '@/features/sectors/dentistry/SurgeryDiorama';
import { Targets } from '@/features/sectors/dentistry/Targets';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorBlocks } from './SectorBlocks';
import { SectorTop } from './SectorTop';

export function Top() {
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

export function Blocks() {
  return (
    <SectorBlocks sector={dentistry}>
      <Targets />
      <PracticeRooms />
      <Placing />
    </SectorBlocks>
  );
}
