import { type RefObject, useRef } from 'react';
import type { PagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { env } from '@/config/env';
import { categoryFilms } from '@/data/films/category-films';
import type { Bottle, Filter, Product, Purifier } from '@/data/products/product';
import { DescriptionPanel } from '@/features/product/tabs/DescriptionPanel';
import { MachineInside } from '@/features/product/MachineInside';
import { NoiseAndCost } from '@/features/product/NoiseAndCost';
import { ProductTabs } from '@/features/product/tabs/ProductTabs';
import { OrderAgain } from '@/features/product/OrderAgain';
import { OrderBar } from '@/features/product/OrderBar';
import { PriceRequestTrigger } from '@/features/enquiry/request/PriceRequestTrigger';
import { StageFigure } from '@/features/product/StageFigure';
import { SupportPanel } from '@/features/product/tabs/SupportPanel';
import { EmbeddedFilm } from '@/features/films/EmbeddedFilm';
import { InsideModel } from './InsideModel';

type Sections = PagePart<typeof import('./ProductSections')>;

const videoIds = { clinical: env.videoIds.clinical, domestic: env.videoIds.domestic };

function CategoryFilm({ category }: { category: Purifier['category'] }) {
  const shownFilm = categoryFilms[category];
  if (!shownFilm) return null;
  const { film, name, poster } = shownFilm;
  const videoId = category === 'Clinical' ? videoIds.clinical : videoIds.domestic;
  return <EmbeddedFilm film={film} title={name} poster={poster.picture} posterAlt={poster.alt} videoId={videoId} />;
}

function Tabs({ product, sections }: { product: Purifier | Bottle; sections: Sections }) {
  return (
    <ProductTabs
      description={
        <DescriptionPanel
          product={product}
          film={product.kind === 'purifier' && <CategoryFilm category={product.category} />}
        />
      }
      specification={
        <StaticHtml part={sections}>{({ SpecificationPanel }) => <SpecificationPanel product={product} />}</StaticHtml>
      }
      support={<SupportPanel product={product} />}
    />
  );
}

/** Tabs for machines and bottles, one block for the meter. */
function Detail({ product, sections }: { product: MachineOrBottle; sections: Sections }) {
  switch (product.kind) {
    case 'purifier':
      return (
        <>
          <MachineInside
            purifier={product}
            picture={
              <InsideModel product={product}>
                <StageFigure purifier={product} />
              </InsideModel>
            }
          />
          <NoiseAndCost purifier={product} />
          <Tabs product={product} sections={sections} />
          <StaticHtml part={sections}>{({ PurifierParts }) => <PurifierParts product={product} />}</StaticHtml>
        </>
      );
    case 'bottle':
      return (
        <>
          <Tabs product={product} sections={sections} />
          <StaticHtml part={sections}>{({ AroundBottle }) => <AroundBottle product={product} />}</StaticHtml>
        </>
      );
    case 'meter':
      return <StaticHtml part={sections}>{({ MeterDetail }) => <MeterDetail meter={product} />}</StaticHtml>;
    default:
      return product satisfies never;
  }
}

type MachineOrBottle = Exclude<Product, Filter>;

export type ProductBelowFoldProps = {
  product: MachineOrBottle;
  sections: Sections;
  /** Price and button of the head. */
  firstOrder: RefObject<HTMLDivElement | null>;
};

export function ProductBelowFold({ product, sections, firstOrder }: ProductBelowFoldProps) {
  const lastOrder = useRef<HTMLElement>(null);
  const order = {
    model: product.model,
    pricePence: product.pricePence,
    action: <PriceRequestTrigger label="Ask for a price" />,
  };
  return (
    <>
      <Detail product={product} sections={sections} />
      <OrderAgain {...order} place={lastOrder} />
      <OrderBar {...order} first={firstOrder} last={lastOrder} />
    </>
  );
}
