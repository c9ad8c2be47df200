import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { aboutStill } from '@/assets/pictures/about-still';
import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { env } from '@/config/env';
import { routes } from '@/config/routes';
import { banner, head, story } from '@/data/pages/about/page';
import { questions } from '@/data/pages/about/sections';
import { aboutQuestions } from '@/data/questions/about';
import { films } from '@/data/films/films';
import { CompanyStory } from '@/features/about/CompanyStory';
import { CompanyFacts } from '@/features/about/CompanyFacts';
import { HowTested } from '@/features/about/HowTested';
import { NotClaimed } from '@/features/about/NotClaimed';
import { TrustedPartnership } from '@/features/about/TrustedPartnership';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { TechnologyAccordion } from '@/features/technology/TechnologyAccordion';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';

export default function AboutPage() {
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
        <StaticHtml>
          <CompanyFacts />
          <HowTested />
          <NotClaimed />
          <TrustedPartnership />
        </StaticHtml>
        <TechnologyAccordion />
        <StaticHtml>
          <QuestionsSection title={questions.title} questions={aboutQuestions} headingSide="right" tone="porcelain" />
        </StaticHtml>
      </HydrateOnInteraction>
    </>
  );
}
