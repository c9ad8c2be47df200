import { ArrowLink } from '@/components/ui/ArrowLink';
import { nhsChecklist } from '@/data/buyer-checklists';
import { healthCare } from '@/data/sectors/health-care';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { SectorHero } from '@/features/sectors/SectorHero';
import { Approvers } from '@/features/sectors/health-care/Approvers';
import { BayPlacing } from '@/features/sectors/health-care/BayPlacing';
import { Clearance } from '@/features/sectors/health-care/Clearance';
import { VentilationSum } from '@/features/sectors/health-care/VentilationSum';
import { WardSection } from '@/features/sectors/health-care/WardSection';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorBlocks } from './SectorBlocks';
import { SectorTop } from './SectorTop';

export function Top() {
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

export function Blocks() {
  return (
    <SectorBlocks sector={healthCare}>
      <VentilationSum />
      <Approvers />
      <ChecklistTable checklist={nhsChecklist} />
      <Clearance />
      <BayPlacing />
    </SectorBlocks>
  );
}
