import type { ReactNode } from 'react';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { purifiers } from '@/data/purifiers';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import type { Sector } from '@/data/sectors/sector';
import { settingsOf } from '@/domain/room-advice';
import { AirChangeCalculator } from '@/features/air-changes/AirChangeCalculator';
import { FeaturedProducts } from '@/features/catalogue/FeaturedProducts';
import { ContactForm } from '@/features/enquiry/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { capitalised } from '@/lib/count-word';

export type SectorBelowFoldProps = {
  sector: Sector;
  /** The page's own blocks, before the featured products. */
  children: ReactNode;
  /** The calculator stands before the service cards instead of behind the certificate. */
  calculatorFirst?: boolean;
};

/** The sector's machines in its own order, each with its reason. */
function featuredIn({ recommended }: Sector) {
  const named = recommended.map(({ model, reason }) => ({ product: purifiers[model], reason }));
  return {
    products: named.map(({ product }) => product),
    reasons: Object.fromEntries(named.map(({ product, reason }) => [product.slug, capitalised(reason)])),
  };
}

/** A sector page below its answers: its own blocks and what all six share, in one order. */
export function SectorBelowFold({ sector, children, calculatorFirst = false }: SectorBelowFoldProps) {
  const calculator = (
    <AirChangeCalculator
      {...sector.calculator}
      room={shown(typicalRooms[sector.typicalRoom])}
      settings={settingsOf(sector.rooms[0])}
    />
  );
  return (
    <>
      {children}
      <FeaturedProducts {...featuredIn(sector)} {...sector.featured} isCompact allProducts />
      <QuestionsInColumns title={sector.questionsTitle} questions={sector.questions} />
      {calculatorFirst && calculator}
      <ServicesWithCertificate
        {...sector.services}
        certificate={sector.certificate}
        // Two tinted grounds would run into one another.
        tone={calculatorFirst ? 'white' : 'porcelain'}
      />
      {!calculatorFirst && calculator}
      <PlanYourRoom
        plan={sector.plan}
        form={<ContactForm startMessage={startedMessage(sector.plan.topic)} takesFocus={false} />}
      />
    </>
  );
}
