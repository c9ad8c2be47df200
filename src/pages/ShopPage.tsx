import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function ShopPage() {
  return (
    <>
      <PageHead title="Shop" description="Shop" path={href('shop')} />
      <Banner title="Shop" current="Shop" trail={breadcrumbTrail('shop')} />
    </>
  );
}
