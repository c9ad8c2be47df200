import { nhsChecklist } from '@/data/buyer-checklists';
import { healthCare } from '@/data/sectors/health-care';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { VentilationSum } from '@/features/sectors/health-care/VentilationSum';
import { BayPlacing } from '@/features/sectors/health-care/BayPlacing';
import { Clearance } from '@/features/sectors/health-care/Clearance';
import { Approvers } from '@/features/sectors/health-care/Approvers';
import { SectorBlocks } from './SectorBlocks';

export { HealthCareTop as Top } from './HealthCareTop';

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
