import { StaticHtml } from '@/boot/StaticHtml';
import { Prose } from '@/components/text/Prose';
import { Banner } from '@/components/sections/Banner';
import { Section } from '@/components/sections/Section';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { routes } from '@/config/routes';
import { shown } from '@/config/sample';
import { calculator } from '@/data/pages/homes/page';
import { livingRoom } from '@/data/rooms/home-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { banner, head, machines, pictures, questions } from '@/data/pages/homes/sections';
import { purifiers } from '@/data/purifiers';
import { homesQuestions } from '@/data/questions/homes';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import Text from '@/content/air-purifier-for-homes.mdx';
import styles from './HomesPage.module.scss';

export default function HomesPage() {
  return (
    <>
      <StaticHtml>
        <PageHead {...head} path={href('homes')} />
        <Banner {...banner} current={routes.homes.label} trail={breadcrumbTrail('homes')} />
        <FeaturedProducts {...machines} products={[purifiers['GEN X'], purifiers['GEN S']]} isCompact allProducts />
        <Section tone="porcelain">
          <div className={styles.rooms}>
            {pictures.map(({ file, alt }) => (
              <Picture key={file.name} file={file} alt={alt} sizes="(min-width: 43.75em) 50vw, 100vw" />
            ))}
          </div>
          <div className={styles.columns}>
            <Prose>
              <Text />
            </Prose>
          </div>
        </Section>
        <QuestionsInColumns title={questions.title} questions={homesQuestions} />
      </StaticHtml>
      <AirChangeCalculator {...calculator} room={shown(typicalRooms.livingRoom)} typicalSettings={livingRoom} />
    </>
  );
}
