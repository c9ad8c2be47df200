import { achillesPair } from '@/assets/pictures/achilles-pair';
import { env } from '@/config/env';
import { care } from '@/data/products/care';
import { categoryFilms } from '@/data/category-films';
import type { Bottle, Product, Purifier } from '@/data/products/product';
import { CompareWith } from '@/features/catalogue/compare/CompareWith';
import { DescriptionPanel } from '@/features/catalogue/DescriptionPanel';
import { FilmBand } from '@/features/catalogue/FilmBand';
import { MeterDetail } from '@/features/catalogue/MeterDetail';
import { ProductTabs } from '@/features/catalogue/ProductTabs';
import { productTile, type Tile } from '@/features/catalogue/related-tile';
import { RelatedProducts } from '@/features/catalogue/RelatedProducts';
import { SpecificationPanel } from '@/features/catalogue/SpecificationPanel';
import { SupportPanel } from '@/features/catalogue/SupportPanel';
import { EmbeddedFilm } from '@/features/films/EmbeddedFilm';
import { TechnologyAccordion } from '@/features/technology/TechnologyAccordion';
import { href } from '@/lib/links/href';

const videoIds = { clinical: env.videoIds.clinical, domestic: env.videoIds.domestic };

function CategoryFilmBand({ category }: { category: Purifier['category'] }) {
  const shownFilm = categoryFilms[category];
  if (!shownFilm) return null;
  const { film, name, title, text, scenes, poster } = shownFilm;
  const videoId = category === 'Clinical' ? videoIds.clinical : videoIds.domestic;
  return (
    <FilmBand
      title={title}
      text={text}
      scenes={scenes}
      film={<EmbeddedFilm film={film} title={name} poster={poster.picture} posterAlt={poster.alt} videoId={videoId} />}
    />
  );
}

function Tabs({ product }: { product: Purifier | Bottle }) {
  return (
    <ProductTabs
      description={
        <DescriptionPanel product={product}>
          {product.kind === 'purifier' && (
            <>
              <CategoryFilmBand category={product.category} />
              <TechnologyAccordion pictures={product.technologyPictures} />
            </>
          )}
        </DescriptionPanel>
      }
      specification={<SpecificationPanel product={product} />}
      support={<SupportPanel product={product} />}
    />
  );
}

const bottleStory: Tile = {
  to: href('water'),
  title: 'How it works',
  line: 'The lamp in the cap, a day of cleaning cycles and what one bottle replaces',
  picture: achillesPair,
  alt: 'The white and the black Achilles bottle side by side',
  fit: 'fill',
};

export type ProductDetailProps = { product: Product };

/** Tabs for machines and bottles, one block for the meter, nothing for filters. */
export function ProductDetail({ product }: ProductDetailProps) {
  switch (product.kind) {
    case 'purifier':
      return (
        <>
          <Tabs product={product} />
          <CompareWith product={product} />
          <RelatedProducts
            title="Parts for this machine"
            fact={`Change the filter every ${care.changeFilterMonths.join(' to ')} months`}
            tiles={product.parts.map(productTile)}
          />
        </>
      );
    case 'bottle':
      return (
        <>
          <Tabs product={product} />
          <CompareWith product={product} />
          <RelatedProducts title="Around the bottle" tiles={[productTile(product.otherColour), bottleStory]} />
        </>
      );
    case 'meter':
      return <MeterDetail meter={product} />;
    case 'filter':
      return null;
    default:
      return product satisfies never;
  }
}
