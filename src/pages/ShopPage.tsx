import { useParams } from 'react-router-dom';
import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { company } from '@/config/company';
import { routes } from '@/config/routes';
import { loadShopListing } from '@/data/products/load-shop-listing';
import { itemsPerPage, type ShopListing } from '@/data/products/shop-listing';
import { CompareView } from '@/features/catalogue/compare/CompareView';
import { ShopGrid } from '@/features/catalogue/ShopGrid';
import { shopDescription, shopLead } from '@/features/catalogue/shop-words';
import { useLoaded } from '@/hooks/use-loaded';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';
import { grouped } from '@/lib/number';
import { pageNumber } from '@/lib/page-number';
import { NotFoundContent } from './NotFoundContent';

function FirstPageHead(listing: ShopListing) {
  return (
    <PageHead
      title="Shop for air purifiers, bottles and filters"
      description={shopDescription(listing)}
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
      {page === 1 ? <FirstPageHead {...listing} /> : <LaterPageHead {...listing} />}
      <Banner
        title="Shop"
        current={page === 1 ? routes.shop.label : `Page ${grouped(page)}`}
        trail={breadcrumbTrail(page === 1 ? 'shop' : 'shopPage')}
        lead={shopLead(listing)}
      />
      <ShopGrid everything={listing} />
    </CompareView>
  );
}
