import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import { catalogue } from '@/data/products/catalogue';
import { ShopGrid } from '@/features/catalogue/ShopGrid';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function ShopPage() {
  return (
    <>
      <PageHead
        title="Shop for air purifiers, bottles and filters"
        description="All eleven products: four air purifiers from 160 to 1,156 m³/h with their filters, two UV-C water bottles and an air quality meter. Prices include VAT."
        path={href('shop')}
        card="shop"
      />
      <Banner
        title="Shop"
        current={routes.shop.label}
        trail={breadcrumbTrail('shop')}
        lead="Four purifiers, two bottles, one meter and the filters that keep them honest."
      />
      <ShopGrid products={catalogue} />
    </>
  );
}
