import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function BusinessPage() {
  return (
    <>
      <PageHead title="Business" description="Business" path={href('business')} />
      <Banner title="Business" current="Business" trail={breadcrumbTrail('business')} />
    </>
  );
}
