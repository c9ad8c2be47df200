import Container from 'react-bootstrap/Container';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import { catalogue } from '@/data/products/catalogue';
import { CompareView } from '@/features/compare/CompareView';
import { ShopGrid } from '@/features/shop/ShopGrid';
import { shopDescription, shopLead } from '@/features/shop/shop-groups';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { noBreakText } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import styles from './ShopPage.module.scss';

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
        <header className={`bg-stage ${styles.head}`}>
          <Container fluid="xxl">
            <Breadcrumb trail={breadcrumbTrail('shop')} current={routes.shop.label} />
            <h1>Shop</h1>
            <p className="mt-2 mb-0 mw-lg-short">{noBreakText(shopLead(catalogue))}</p>
          </Container>
        </header>
        <ShopGrid products={catalogue} />
      </CompareView>
    </HydrateOnInteraction>
  );
}
