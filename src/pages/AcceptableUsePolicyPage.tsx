import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function AcceptableUsePolicyPage() {
  return (
    <>
      <PageHead title="AcceptableUsePolicy" description="AcceptableUsePolicy" path={href('acceptableUsePolicy')} />
      <Banner title="AcceptableUsePolicy" current="AcceptableUsePolicy" trail={breadcrumbTrail('acceptableUsePolicy')} />
    </>
  );
}
