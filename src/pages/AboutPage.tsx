import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { type PageContent, pagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { aboutStill } from '@/assets/pictures/about-still';
import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { env } from '@/config/env';
import { routes } from '@/config/routes';
import { banner, head, story } from '@/data/pages/about/page';
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
      <PageHead {...head} path={href('about')} card="about" />
      <Banner {...banner} current={routes.about.label} trail={breadcrumbTrail('about')} />
      <CompanyStory
        play={
          <PlayFilmButton
            film={films.about}
            title={story.title}
            label={story.play}
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
