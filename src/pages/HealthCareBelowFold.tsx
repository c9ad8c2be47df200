import { nhsChecklist } from '@/data/buyer-checklists';
import { healthCare } from '@/data/sectors/health-care';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { AddsUp } from '@/features/sectors/health-care/AddsUp';
import { BayPlacing } from '@/features/sectors/health-care/BayPlacing';
import { Clearance } from '@/features/sectors/health-care/Clearance';
import { WhoSigns } from '@/features/sectors/health-care/WhoSigns';
import { SectorBelowFold } from './SectorBelowFold';

export function HealthCareBelowFold() {
  return (
    <SectorBelowFold sector={healthCare}>
      <AddsUp />
      <WhoSigns />
      <ChecklistTable checklist={nhsChecklist} />
      <Clearance />
      <BayPlacing />
    </SectorBelowFold>
  );
}
