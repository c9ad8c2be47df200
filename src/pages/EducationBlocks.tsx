import { education } from '@/data/sectors/education';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { ClassroomNoise } from '@/features/sectors/education/ClassroomNoise';
import { Lesson } from '@/features/sectors/education/Lesson';
import { RoomsInPlan } from '@/features/sectors/education/RoomsInPlan';
import { SchoolSection } from '@/features/sectors/education/SchoolSection';
import { SectorHero } from '@/features/sectors/SectorHero';
import { SectorBlocks } from './SectorBlocks';

export { education as sector } from '@/data/sectors/education';

export function Top() {
  return <SectorHero sector={education} layout="stacked" art={<SchoolSection />} />;
}

export function Blocks() {
  return (
    <SectorBlocks sector={education}>
      <Lesson />
      <RoomsInPlan />
      <ClassroomNoise />
      <ChecklistTable checklist={education.checklist} />
    </SectorBlocks>
  );
}
