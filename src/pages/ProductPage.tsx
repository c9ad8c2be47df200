import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { achillesPair } from '@/assets/pictures/achilles-pair';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { useLoaded } from '@/boot/use-loaded';
import { PageHead } from '@/components/ui/PageHead';
import { env } from '@/config/env';
import { categoryFilms } from '@/data/films/category-films';
import { care } from '@/data/products/care';
import { loadProduct } from '@/data/products/load-product';
import type { Bottle, Product, Purifier } from '@/data/products/product';
import { PriceRequestTrigger } from '@/features/enquiry/request/PriceRequestTrigger';
import { EmbeddedFilm } from '@/features/films/EmbeddedFilm';
import { StagesSection } from '@/features/product/StagesSection';
import { MeterDetail } from '@/features/product/meter/MeterDetail';
import { NoiseAndCost } from '@/features/product/NoiseAndCost';
import { QuoteBanner } from '@/features/product/QuoteBanner';
import { OrderBar } from '@/features/product/OrderBar';
import { ProductHero } from '@/features/product/ProductHero';
import { productTile, type Tile } from '@/features/product/related-tile';
import { RelatedProducts } from '@/features/product/RelatedProducts';
import { StageFigure } from '@/features/product/StageFigure';
import { DescriptionPanel } from '@/features/product/tabs/DescriptionPanel';
import { ProductTabs } from '@/features/product/tabs/ProductTabs';
import { SpecificationPanel } from '@/features/product/tabs/SpecificationPanel';
import { SupportPanel } from '@/features/product/tabs/SupportPanel';
import { StagesIn3d } from '@/features/viewer/StagesIn3d';
import { GalleryWithModel } from '@/features/viewer/viewer/GalleryWithModel';
import { href } from '@/lib/links/href';

/** The film of a purifier's category, where there is one. */
function CategoryFilm({ category }: Pick<Purifier, 'category'>) {
  const shown = categoryFilms[category];
  if (!shown) return null;
  const { film, poster } = shown;
  const videoId = category === 'Clinical' ? env.videoIds.clinical : env.videoIds.domestic;
  return <EmbeddedFilm film={film} poster={poster.picture} posterAlt={poster.alt} videoId={videoId} />;
}

function Tabs({ product }: { product: Purifier | Bottle }) {
  return (
    <ProductTabs
      description={
        <DescriptionPanel
          product={product}
          film={product.kind === 'purifier' && <CategoryFilm category={product.category} />}
        />
      }
      specification={
        <StaticHtml>
          <SpecificationPanel product={product} />
        </StaticHtml>
      }
      support={<SupportPanel product={product} />}
    />
  );
}

function PurifierDetail({ purifier }: { purifier: Purifier }) {
  const inside = (
    <StagesSection
      purifier={purifier}
      picture={
        <StagesIn3d product={purifier}>
          <StageFigure purifier={purifier} />
        </StagesIn3d>
      }
    />
  );
  // The domestic machines sell by noise and cost, the others by what is inside.
  const isDomestic = purifier.category === 'Domestic';
  return (
    <>
      {!isDomestic && inside}
      <NoiseAndCost purifier={purifier} />
      {isDomestic && inside}
      <Tabs product={purifier} />
      <StaticHtml>
        <RelatedProducts
          title="Parts for this machine"
          fact={`Change the filter every ${care.changeFilterMonths.join(' to ')} months`}
          tiles={purifier.parts.map(productTile)}
        />
      </StaticHtml>
    </>
  );
}

const bottleStory: Tile = {
  to: href('water'),
  title: 'How it works',
  line: 'The lamp in the cap, a day of cleaning cycles and what one bottle replaces',
  picture: achillesPair,
  alt: 'The white and the black Achilles bottle side by side',
  fills: true,
};

function BottleDetail({ bottle }: { bottle: Bottle }) {
  return (
    <>
      <Tabs product={bottle} />
      <StaticHtml>
        <RelatedProducts title="Around the bottle" tiles={[productTile(bottle.otherColour), bottleStory]} />
      </StaticHtml>
    </>
  );
}

function ProductView({ product }: { product: Product }) {
  /** Price and button of the head, and of the end of the page. */
  const [firstOrder, lastOrder] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  const { slug, model, pricePence } = product;
  return (
    <>
      <PageHead
        title={product.metaTitle}
        description={product.metaDescription}
        path={href('product', { slug })}
        card={slug}
        type="product"
      />
      <HydrateOnInteraction>
        <ProductHero
          product={product}
          pictures={<GalleryWithModel product={product} />}
          action={<PriceRequestTrigger label="Price On Request" id="request" />}
          order={firstOrder}
        />
        {product.kind !== 'filter' && (
          <>
            {product.kind === 'purifier' && <PurifierDetail purifier={product} />}
            {product.kind === 'bottle' && <BottleDetail bottle={product} />}
            {product.kind === 'meter' && (
              <StaticHtml>
                <MeterDetail meter={product} />
              </StaticHtml>
            )}
            <QuoteBanner
              model={model}
              pricePence={pricePence}
              action={<PriceRequestTrigger label="Get a written quote" />}
              place={lastOrder}
            />
            <OrderBar
              model={model}
              pricePence={pricePence}
              action={<PriceRequestTrigger label="Get a written quote" />}
              first={firstOrder}
              last={lastOrder}
            />
          </>
        )}
      </HydrateOnInteraction>
    </>
  );
}

/** One product by its slug; `matchRoute` shows the not-found page for an unknown one. */
export default function ProductPage() {
  const { slug = '' } = useParams();
  const product = useLoaded(loadProduct(slug));
  return product && <ProductView key={product.slug} product={product} />;
}
