import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { type PageContent, pagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { aboutStill } from '@/assets/pictures/about-still';
import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { company } from '@/config/company';
import { env } from '@/config/env';
import { films } from '@/data/films/films';
import { CompanyStory } from '@/features/about/CompanyStory';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { TechnologyAccordion } from '@/features/technology/TechnologyAccordion';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';

const staticPart = pagePart(['src/pages/AboutSections.tsx'], () => import('./AboutSections'));

function AboutPage() {
  return (
    <>
      <PageHead
        title="About us: purifiers tested, recorded, serviced"
        description={`${company.brand} sells air purifiers from ${company.headquarters.city}: airflow tested with ISO 14644 methods, filters tested to ISO 29463, a certificate for each room.`}
        path={href('about')}
        card="about"
      />
      <Banner
        title="About Us"
        current="About Us"
        trail={breadcrumbTrail('about')}
        lead={`Air purifiers from ${company.headquarters.city}, sized to your room.`}
      />
      <CompanyStory
        play={
          <PlayFilmButton
            film={films.about}
            title="We sell air you can measure"
            label="Watch the story"
            videoId={env.videoIds.about}
            poster={aboutStill}
          />
        }
      />
      <HydrateOnInteraction>
        <StaticHtml part={staticPart}>{({ AboutFacts }) => <AboutFacts />}</StaticHtml>
        <TechnologyAccordion />
        <StaticHtml part={staticPart}>{({ AboutQuestions }) => <AboutQuestions />}</StaticHtml>
      </HydrateOnInteraction>
    </>
  );
}

export const page = (): PageContent => ({ Page: AboutPage, staticPart });
