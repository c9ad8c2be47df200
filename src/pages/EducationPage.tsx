import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { education } from '@/data/sectors/education';
import { SchoolSection } from '@/features/sectors/education/SchoolSection';
import { SectorHero } from '@/features/sectors/SectorHero';
import { contactUrl } from '@/lib/links/contact-url';
import { SectorPage } from './SectorPage';

export function EducationPage() {
  return (
    <SectorPage
      sector={education}
      hero={
        <SectorHero
          layout="stacked"
          sectorKey={education.key}
          title={education.title}
          lead={education.promise}
          actions={
            <>
              <ButtonLink to="#calculator">Calculate a classroom</ButtonLink>
              <ArrowLink to={contactUrl('survey')}>Ask for a survey</ArrowLink>
            </>
          }
          art={<SchoolSection />}
        />
      }
    />
  );
}
