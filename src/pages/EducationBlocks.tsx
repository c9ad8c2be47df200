import { ArrowLink } from '@/components/ui/ArrowLink';
import { schoolChecklist } from '@/data/buyer-checklists';
import { education } from '@/data/sectors/education';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { SectorHero } from '@/features/sectors/SectorHero';
import { ClassroomNoise } from '@/features/sectors/education/ClassroomNoise';
import { Lesson } from '@/features/sectors/education/Lesson';
import { RoomsInPlan } from '@/features/sectors/education/RoomsInPlan';
import { SchoolSection } from '@/features/sectors/education/SchoolSection';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorBlocks } from './SectorBlocks';
import { SectorTop } from './SectorTop';

export function Top() {
  return (
    <SectorTop
      sector={education}
      hero={
        <SectorHero
          layout="stacked"
          sectorKey={education.key}
          title={education.title}
          lead={education.promise}
          actions={<ArrowLink to={contactUrl('survey')}>Ask for a survey</ArrowLink>}
          art={<SchoolSection />}
        />
      }
    />
  );
}

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
