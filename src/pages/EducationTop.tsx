import { ArrowLink } from '@/components/ui/ArrowLink';
import { education } from '@/data/sectors/education';
import { SchoolSection } from '@/features/sectors/education/SchoolSection';
import { SectorHero } from '@/features/sectors/SectorHero';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorTop } from './SectorTop';

export function EducationTop() {
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
