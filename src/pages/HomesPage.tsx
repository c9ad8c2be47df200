import { genXDetail } from '@/assets/pictures/gen-x-detail';
import { genXRoom } from '@/assets/pictures/gen-x-room';
import { StaticHtml } from '@/boot/StaticHtml';
import { Prose } from '@/components/text/Prose';
import { Banner } from '@/components/sections/Banner';
import { Section } from '@/components/sections/Section';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { routes } from '@/config/routes';
import { shown } from '@/config/sample';
import { livingRoom } from '@/data/rooms/home-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { purifiers } from '@/data/purifiers';
import { homesQuestions } from '@/data/questions/homes';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import Text from '@/content/air-purifier-for-homes.mdx';
import styles from './HomesPage.module.scss';

export default function HomesPage() {
  return (
    <>
      <StaticHtml>
        <PageHead
          title="Air purifiers for homes"
          description="Air purifiers for a bedroom, a living room and a study: which machine, how loud it is at night, what it does about pollen, pets and smoke, and what it costs."
          path={href('homes')}
        />
        <Banner
          trail={breadcrumbTrail('homes')}
          current={routes.homes.label}
          title="Air purifiers for homes"
          lead={`One Generation X, ${money(generationXSummary.pricePence)}, cleans the air of a bedroom below 20 dB(A), of a living room at 32 (estimated).`}
        />
        <FeaturedProducts
          title="Machines for a home"
          lead="Generation X for bedroom and living room, Generation S for a study."
          products={[purifiers['GEN X'], purifiers['GEN S']]}
          isCompact
          allProducts
        />
        <Section tone="porcelain">
          <div className={styles.rooms}>
            <Picture
              file={genXRoom}
              alt="Model of a living room: a white Generation X between a green sofa and a side table"
              sizes="(min-width: 43.75em) 50vw, 100vw"
            />
            <Picture
              file={genXDetail}
              alt="The outlet of Generation X with its copper ring, and the display at 3 µg/m³, close up"
              sizes="(min-width: 43.75em) 50vw, 100vw"
            />
          </div>
          <div className={styles.columns}>
            <Prose>
              <Text />
            </Prose>
          </div>
        </Section>
        <QuestionsInColumns title="Asked by people at home" questions={homesQuestions} />
      </StaticHtml>
      <AirChangeCalculator
        title="Work out your room"
        lead="Measure length, width and height. The table shows how often in an hour each model cleans a roomful of air."
        room={shown(typicalRooms.livingRoom)}
        typicalSettings={livingRoom}
      />
    </>
  );
}
