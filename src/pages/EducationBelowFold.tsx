import { schoolChecklist } from '@/data/buyer-checklists';
import { education } from '@/data/sectors/education';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { Lesson } from '@/features/sectors/education/Lesson';
import { QuietInClass } from '@/features/sectors/education/QuietInClass';
import { RoomByRoom } from '@/features/sectors/education/RoomByRoom';
import { SectorBelowFold } from './SectorBelowFold';

export function EducationBelowFold() {
  return (
    <SectorBelowFold sector={education}>
      <Lesson />
      <RoomByRoom />
      <QuietInClass />
      <ChecklistTable checklist={schoolChecklist} />
    </SectorBelowFold>
  );
}
