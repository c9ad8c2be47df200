import { StaticHtml } from '@/boot/StaticHtml';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
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
import { staticParts } from './static-parts';

export function AboutPage() {
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
        <StaticHtml part={staticParts.about}>{({ AboutFacts }) => <AboutFacts />}</StaticHtml>
        <TechnologyAccordion />
        <StaticHtml part={staticParts.about}>{({ AboutQuestions }) => <AboutQuestions />}</StaticHtml>
      </HydrateOnInteraction>
    </>
  );
}
