import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import { catalogue } from '@/data/products/catalogue';
import { CompareView } from '@/features/compare/CompareView';
import { ShopGrid } from '@/features/shop/ShopGrid';
import { shopDescription, shopLead } from '@/features/shop/shop-groups';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { noBreakText } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';

/** Every product; with `compare` in the address, some side by side. */
export default function ShopPage() {
  return (
    <HydrateOnInteraction>
      <CompareView>
        <PageHead
          title="Shop for air purifiers, bottles and filters"
          description={shopDescription(catalogue)}
          path={href('shop')}
          card="shop"
        />
        <Banner
          title="Shop"
          current={routes.shop.label}
          trail={breadcrumbTrail('shop')}
          lead={noBreakText(shopLead(catalogue))}
        />
        <ShopGrid products={catalogue} />
      </CompareView>
    </HydrateOnInteraction>
  );
}
