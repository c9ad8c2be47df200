import { lazy, type ReactNode } from 'react';
import { Late } from '@/components/ui/Late';
import { PageHead } from '@/components/ui/PageHead';
import { shown } from '@/config/sample';
import { purifiers } from '@/data/purifiers';
import type { Sector } from '@/data/sectors/sector';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { AirChangeCalculator } from '@/features/air-changes/AirChangeCalculator';
import { FeaturedProducts } from '@/features/catalogue/FeaturedProducts';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { capitalised } from '@/lib/count-word';
import { href } from '@/lib/href';
import styles from './SectorPage.module.scss';

export type SectorPageProps = {
  sector: Sector;
  hero: ReactNode;
  /** The page's own blocks, between the hero and the featured products. */
  children: ReactNode;
  /** The calculator stands before the service cards instead of behind the certificate. */
  calculatorFirst?: boolean;
};

const SectorEnding = lazy(() => import('./SectorEnding').then((module) => ({ default: module.SectorEnding })));

/** The sector's machines in its own order, each with its reason. */
function featuredIn({ recommended }: Sector) {
  const named = recommended.map(({ model, reason }) => ({ product: purifiers[model], reason }));
  return {
    products: named.map(({ product }) => product),
    reasons: Object.fromEntries(named.map(({ product, reason }) => [product.slug, capitalised(reason)])),
  };
}

/** The frame of the six sector pages: what they share, in one order. */
export function SectorPage({ sector, hero, children, calculatorFirst = false }: SectorPageProps) {
  const calculator = <AirChangeCalculator {...sector.calculator} room={shown(typicalRooms[sector.typicalRoom])} />;
  const featured = featuredIn(sector);
  return (
    <div className={styles.page}>
      <PageHead
        title={sector.metaTitle}
        description={sector.metaDescription}
        path={href(sector.key)}
        card={sector.key}
      />
      {hero}
      <AnswerStrip rooms={sector.rooms} />
      <Late>
        {children}
        <FeaturedProducts {...featured} {...sector.featured} isCompact allProducts />
        <QuestionsInColumns title={sector.questionsTitle} questions={sector.questions} />
        {calculatorFirst && calculator}
        <ServicesWithCertificate
          {...sector.services}
          certificate={sector.certificate}
          // Two tinted grounds would run into one another.
          tone={calculatorFirst ? 'white' : 'porcelain'}
        />
        {!calculatorFirst && calculator}
        <SectorEnding plan={sector.plan} />
      </Late>
    </div>
  );
}
