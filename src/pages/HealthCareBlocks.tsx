import { healthCare } from '@/data/sectors/health-care';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { Approvers } from '@/features/sectors/health-care/Approvers';
import { BayPlacing } from '@/features/sectors/health-care/BayPlacing';
import { Clearance } from '@/features/sectors/health-care/Clearance';
import { VentilationSum } from '@/features/sectors/health-care/VentilationSum';
import { WardSection } from '@/features/sectors/health-care/WardSection';
import { SectorHero } from '@/features/sectors/SectorHero';
import { SectorBlocks } from './SectorBlocks';

export { healthCare as sector } from '@/data/sectors/health-care';

export function Top() {
  return <SectorHero sector={healthCare} layout="stacked" art={<WardSection />} />;
}

export function Blocks() {
  return (
    <SectorBlocks sector={healthCare}>
      <VentilationSum />
      <Approvers />
      <ChecklistTable checklist={healthCare.checklist} />
      <Clearance />
      <BayPlacing />
    </SectorBlocks>
  );
}
