import type { ReactNode } from 'react';
import { Late } from '@/components/ui/Late';
import { PageHead } from '@/components/ui/PageHead';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { featuredProducts } from '@/data/featured-products';
import type { Sector } from '@/data/sectors/sector';
import { typicalRooms } from '@/data/typical-rooms';
import { AirChangeCalculator } from '@/features/air-changes/AirChangeCalculator';
import { FeaturedProducts } from '@/features/catalogue/FeaturedProducts';
import { ContactForm } from '@/features/enquiry/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { href } from '@/lib/href';

export type SectorPageProps = {
  sector: Sector;
  hero: ReactNode;
  /** The page's own blocks, between the hero and the featured products. */
  children: ReactNode;
  /** The calculator stands before the service cards instead of behind the certificate. */
  calculatorFirst?: boolean;
};

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
        <QuestionsInColumns title={sector.questionsTitle} questions={sector.questions} />
        {calculatorFirst && calculator}
        <ServicesWithCertificate {...sector.services} certificate={sector.certificate} />
        {!calculatorFirst && calculator}
        <PlanYourRoom
          plan={sector.plan}
          form={<ContactForm startMessage={startedMessage(sector.plan.topic)} takesFocus={false} />}
        />
      </Late>
    </>
  );
}
