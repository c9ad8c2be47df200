import { useParams } from 'react-router-dom';
import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { company } from '@/config/company';
import { routes } from '@/config/routes';
import { loadShopListing } from '@/data/products/load-shop-listing';
import { itemsPerPage, type ShopListing } from '@/data/products/shop-listing';
import { CompareView } from '@/features/catalogue/compare/CompareView';
import { ShopGrid } from '@/features/catalogue/ShopGrid';
import { useLoaded } from '@/hooks/use-loaded';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';
import { grouped } from '@/lib/number';
import { pageNumber } from '@/lib/page-number';
import { NotFoundContent } from './NotFoundContent';

function FirstPageHead() {
  return (
    <PageHead
      title="Shop for air purifiers, bottles and filters"
      description="All eleven products: four air purifiers from 160 to 1,156 m³/h with their filters, two UV-C water bottles and an air quality meter. Prices include VAT."
      path={href('shop')}
      card="shop"
    />
  );
}

function LaterPageHead({ page, pages, items, counts }: ShopListing) {
  const first = (page - 1) * itemsPerPage + 1;
  const range = `${grouped(first)} to ${grouped(first + items.length - 1)} of ${grouped(counts.all)}`;
  return (
    <PageHead
      title={`Shop, page ${grouped(page)} of ${grouped(pages)}`}
      description={`Products ${range} in the ${company.brand} shop: air purifiers and their filters, UV-C water bottles and air quality meters. Prices include VAT.`}
      path={href('shopPage', { page })}
      card="shop"
    />
  );
}

/** The shop from its first page on; where the address names a page that is not there, the not-found page. */
export function ShopPage() {
  const { page: pageInPath } = useParams();
  const asked = pageInPath === undefined ? 1 : pageNumber(pageInPath);
  const listing = useLoaded(asked && loadShopListing(undefined, asked));
  if (!listing) return <NotFoundContent />;
  const { page } = listing;
  return (
    <CompareView>
      {page === 1 ? <FirstPageHead /> : <LaterPageHead {...listing} />}
      <Banner
        title="Shop"
        current={page === 1 ? routes.shop.label : `Page ${grouped(page)}`}
        trail={breadcrumbTrail(page === 1 ? 'shop' : 'shopPage')}
        lead="Four purifiers, two bottles, one meter and the filters that keep them honest."
      />
      <ShopGrid everything={listing} />
    </CompareView>
  );
}
