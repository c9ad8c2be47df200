import { lazy, type ReactNode } from 'react';
import { Late } from '@/components/ui/Late';
import { PageHead } from '@/components/ui/PageHead';
import { shown } from '@/config/sample';
import { featuredProducts } from '@/data/featured-products';
import type { Sector } from '@/data/sectors/sector';
import { typicalRooms } from '@/data/typical-rooms';
import { AirChangeCalculator } from '@/features/air-changes/AirChangeCalculator';
import { FeaturedProducts } from '@/features/catalogue/FeaturedProducts';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { CertificateSection } from '@/features/services/CertificateSection';
import { ServiceCards } from '@/features/services/ServiceCards';
import { href } from '@/lib/href';

export type SectorPageProps = {
  sector: Sector;
  hero: ReactNode;
  /** The page's own blocks, between the hero and the featured products. */
  children: ReactNode;
  /** The calculator stands before the service cards instead of behind the certificate. */
  calculatorFirst?: boolean;
};

const SectorEnding = lazy(() => import('./SectorEnding').then((module) => ({ default: module.SectorEnding })));

/** The frame of the six sector pages: what they share, in one order. */
export function SectorPage({ sector, hero, children, calculatorFirst = false }: SectorPageProps) {
  const calculator = <AirChangeCalculator {...sector.calculator} room={shown(typicalRooms[sector.typicalRoom])} />;
  return (
    <>
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
        <FeaturedProducts products={featuredProducts} {...sector.featured} runningHead allProducts />
        <QuestionsSection title={sector.questionsTitle} questions={sector.questions} />
        {calculatorFirst && calculator}
        <ServiceCards {...sector.services} />
        <CertificateSection {...sector.certificate} />
        {!calculatorFirst && calculator}
        <SectorEnding plan={sector.plan} />
      </Late>
    </>
  );
}
