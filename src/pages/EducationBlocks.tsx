import { schoolChecklist } from '@/data/buyer-checklists';
import { education } from '@/data/sectors/education';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { Lesson } from '@/features/sectors/education/Lesson';
import { ClassroomNoise } from '@/features/sectors/education/ClassroomNoise';
import { RoomsInPlan } from '@/features/sectors/education/RoomsInPlan';
import { SectorBlocks } from './SectorBlocks';

export { EducationTop as Top } from './EducationTop';

export function Blocks() {
  return (
    <SectorBlocks sector={education}>
      <Lesson />
      <RoomsInPlan />
      <ClassroomNoise />
      <ChecklistTable checklist={schoolChecklist} />
    </SectorBlocks>
  );
}
