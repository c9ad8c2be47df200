import { Prose } from '@/components/prose/Prose';
import { Banner } from '@/components/sections/Banner';
import { Section } from '@/components/sections/Section';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import { shown } from '@/config/sample';
import Text from '@/content/air-purifier-for-homes.mdx';
import { purifiers } from '@/data/purifiers';
import { homesQuestions } from '@/data/questions/homes';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { AirChangeCalculator } from '@/features/air-changes/AirChangeCalculator';
import { FeaturedProducts } from '@/features/catalogue/FeaturedProducts';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

/** Bedroom, living room and study: which of the two domestic machines, and why. */
export function HomesPage() {
  return (
    <>
      <PageHead
        title="Air purifiers for homes"
        description="Air purifiers for a bedroom, a living room and a study: which machine, how loud it is at night, what it does about pollen, pets and smoke, and what it costs."
        path={href('homes')}
      />
      <Banner
        title="Air purifiers for homes"
        current={routes.homes.label}
        trail={breadcrumbTrail('homes')}
        lead="Two machines for bedroom, living room and study, sized to your room."
      />
      <FeaturedProducts
        products={[purifiers['GEN X'], purifiers['GEN S']]}
        title="Machines for a home"
        lead="Generation X for living rooms and quiet nights, Generation S for small rooms."
        isCompact
        allProducts
      />
      <Section tone="porcelain">
        <Prose>
          <Text />
        </Prose>
      </Section>
      <QuestionsInColumns title="Asked by people at home" questions={homesQuestions} />
      <AirChangeCalculator
        title="Work out your room"
        lead="Measure length, width and height. The table shows how often in an hour each model cleans a roomful of air."
        room={shown(typicalRooms.livingRoom)}
      />
    </>
  );
}
