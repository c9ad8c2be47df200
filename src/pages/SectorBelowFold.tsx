import type { ReactNode } from 'react';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { purifiers } from '@/data/purifiers';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import type { Sector } from '@/data/sectors/sector';
import { settingsOf } from '@/domain/room-advice';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { FeaturedProducts } from '@/features/catalogue/FeaturedProducts';
import { ContactForm } from '@/features/enquiry/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { capitalised } from '@/lib/format/count-word';

export type SectorBelowFoldProps = {
  sector: Sector;
  children: ReactNode;
  /** Places the calculator before the service cards. */
  calculatorFirst?: boolean;
};

function featuredIn({ recommended }: Sector) {
  const named = recommended.map(({ model, reason }) => ({ product: purifiers[model], reason }));
  return {
    products: named.map(({ product }) => product),
    reasons: Object.fromEntries(named.map(({ product, reason }) => [product.slug, capitalised(reason)])),
  };
}

/** The blocks of a sector page below its answers. */
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
        // Avoids two tinted sections in a row.
        tone={calculatorFirst ? 'white' : 'porcelain'}
      />
      {!calculatorFirst && calculator}
      <PlanYourRoom
        plan={sector.plan}
        form={<ContactForm initialMessage={startedMessage(sector.plan.topic)} takesFocus={false} />}
      />
    </>
  );
}
