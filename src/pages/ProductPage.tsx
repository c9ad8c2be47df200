import { type ReactNode, useRef } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { useParams } from 'react-router-dom';
import { achillesPair } from '@/assets/pictures/achilles-pair';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { useLoaded } from '@/boot/use-loaded';
import { Section } from '@/components/sections/Section';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { warranty } from '@/data/products/warranty';
import { filterCare } from '@/data/products/filter-care';
import { loadProduct } from '@/data/products/load-product';
import type { Bottle, Meter, Product, Purifier } from '@/data/products/product';
import { untestedStages } from '@/data/products/purifier-data';
import { featuredProducts } from '@/data/purifiers';
import { PriceRequestTrigger } from '@/features/enquiry/request/PriceRequestTrigger';
import { CategoryFilm } from '@/features/films/CategoryFilm';
import { FilterBody } from '@/features/product/FilterBody';
import { HowLoud } from '@/features/product/HowLoud';
import { MeterDisplay } from '@/features/product/meter/MeterDisplay';
import { MeterReadings, MeterSpecification } from '@/features/product/meter/MeterSpecification';
import { OrderBar } from '@/features/product/OrderBar';
import { ProductEnd } from '@/features/product/ProductEnd';
import { ProductHero } from '@/features/product/ProductHero';
import { ProductReason } from '@/features/product/ProductReason';
import { productTile, type Tile } from '@/features/product/related-tile';
import { RelatedProducts } from '@/features/product/RelatedProducts';
import { RunningCostBlock } from '@/features/product/running-cost/RunningCostBlock';
import { StageFigure } from '@/features/product/StageFigure';
import { StagesSection } from '@/features/product/StagesSection';
import { DescriptionPanel } from '@/features/product/tabs/DescriptionPanel';
import { ProductTabs } from '@/features/product/tabs/ProductTabs';
import { SpecificationPanel } from '@/features/product/tabs/SpecificationPanel';
import { SupportPanel } from '@/features/product/tabs/SupportPanel';
import { StagesIn3d } from '@/features/viewer/StagesIn3d';
import { YearOfBottles } from '@/features/product/YearOfBottles';
import { GalleryWithModel } from '@/features/viewer/viewer/GalleryWithModel';
import { countWord } from '@/lib/format/count-word';
import { noBreakNames } from '@/lib/format/no-break-names';
import { priceOnRequest } from '@/lib/format/money';
import { href } from '@/lib/links/href';

const bottleStory: Tile = {
  to: href('water'),
  title: 'How it works',
  line: 'The lamp in the cap, and a day of its cycles',
  picture: achillesPair,
  alt: 'The white and the black Achilles bottle side by side',
  isFilled: true,
};

function AboutProduct({ product, film }: { product: Purifier | Bottle; film?: ReactNode }) {
  return (
    <ProductTabs
      label="About this product"
      description={<DescriptionPanel product={product} film={film} />}
      specification={
        <StaticHtml>
          <SpecificationPanel title="Specification" product={product} />
        </StaticHtml>
      }
      support={<SupportPanel title={warranty.name} product={product} />}
    />
  );
}

function PurifierBody({ purifier }: { purifier: Purifier }) {
  return (
    <>
      <StaticHtml>
        <ProductReason purifier={purifier} />
      </StaticHtml>
      <StagesSection
        title={`Inside ${noBreakNames(purifier.name)}: ${countWord(purifier.stages)} stages`}
        subtitle="Key features"
        features={purifier.keyFeatures}
        note={purifier.figure.note}
        untested={untestedStages(purifier.stages)}
        picture={
          <StagesIn3d product={purifier}>
            <StageFigure purifier={purifier} />
          </StagesIn3d>
        }
      />
      <Section className="py-0">
        <Row>
          <Col lg={6} className="py-4 py-lg-5 pe-lg-5">
            <RunningCostBlock title="What it costs over five years" purifier={purifier} />
          </Col>
          <Col lg={6}>
            <HowLoud title="How loud it is" purifier={purifier} />
          </Col>
        </Row>
      </Section>
      <AboutProduct product={purifier} film={<CategoryFilm {...purifier} />} />
    </>
  );
}

function BottleBody({ bottle }: { bottle: Bottle }) {
  return (
    <>
      <StaticHtml>
        <YearOfBottles bottle={bottle} />
      </StaticHtml>
      <AboutProduct product={bottle} />
    </>
  );
}

function MeterBody({ meter }: { meter: Meter }) {
  return (
    <StaticHtml>
      <MeterDisplay title="What the readings let you decide" readings={meter.readings} />
      <MeterSpecification title="Specification" meter={meter} />
      <MeterReadings meter={meter} />
    </StaticHtml>
  );
}

/** Other products, at the end of the page. */
function Related({ product }: { product: Product }) {
  switch (product.kind) {
    case 'purifier':
      return (
        <RelatedProducts
          title="Parts for this machine"
          fact={`Change the filter every ${filterCare.changeMonthsText} months`}
          tiles={product.parts.map(productTile)}
        />
      );
    case 'bottle':
      return <RelatedProducts title="Around the bottle" tiles={[productTile(product.otherColour), bottleStory]} />;
    case 'filter':
      return (
        <RelatedProducts title="The machine it fits" tiles={[productTile(product.machine)]}>
          Filters of the other machines:{' '}
          {product.others.map(({ slug, name }) => (
            <SiteLink key={slug} to={href('product', { slug })} className="d-inline-block py-1 me-3">
              {name}
            </SiteLink>
          ))}
        </RelatedProducts>
      );
    case 'meter':
      return (
        <RelatedProducts title="Purifiers against fine dust" tiles={featuredProducts.slice(0, 2).map(productTile)} />
      );
    default:
      return product satisfies never;
  }
}

/** What stands between the hero of a product and its last quote. */
function ProductBody({ product }: { product: Product }) {
  switch (product.kind) {
    case 'purifier':
      return <PurifierBody purifier={product} />;
    case 'bottle':
      return <BottleBody bottle={product} />;
    case 'filter':
      return <FilterBody filter={product} />;
    case 'meter':
      return <MeterBody meter={product} />;
    default:
      return product satisfies never;
  }
}

function ProductView({ product }: { product: Product }) {
  /** Price and button of the head, and of the end of the page. */
  const [firstOrder, lastOrder] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const { slug, name, pricePence } = product;
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
          action={<PriceRequestTrigger label={priceOnRequest} id="request" />}
          order={firstOrder}
        />
        <ProductBody product={product} />
        <ProductEnd
          product={product}
          action={<PriceRequestTrigger label="Get a written quote" />}
          sectionRef={lastOrder}
          related={
            <StaticHtml>
              <Related product={product} />
            </StaticHtml>
          }
        />
        {product.kind !== 'filter' && (
          <OrderBar
            model={name}
            pricePence={pricePence}
            action={<PriceRequestTrigger label="Get a written quote" />}
            first={firstOrder}
            last={lastOrder}
          />
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
