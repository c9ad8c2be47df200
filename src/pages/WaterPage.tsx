import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function WaterPage() {
  return (
    <>
      <PageHead title="Water" description="Water" path={href('water')} />
      <Banner title="Water" current="Water" trail={breadcrumbTrail('water')} />
    </>
  );
}
