import { schoolChecklist } from '@/data/buyer-checklists';
import { education } from '@/data/sectors/education';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { Lesson } from '@/features/sectors/education/Lesson';
import { QuietInClass } from '@/features/sectors/education/QuietInClass';
import { RoomByRoom } from '@/features/sectors/education/RoomByRoom';
import { SectorLower } from './SectorLower';

/** A lesson in air changes, every room in plan, how loud it is and what a school's specification asks; then what all sectors share. */
export function EducationLower() {
  return (
    <SectorLower sector={education}>
      <Lesson />
      <RoomByRoom />
      <QuietInClass />
      <ChecklistTable checklist={schoolChecklist} />
    </SectorLower>
  );
}
