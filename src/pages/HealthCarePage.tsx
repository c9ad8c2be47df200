import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function HealthCarePage() {
  return (
    <>
      <PageHead title="HealthCare" description="HealthCare" path={href('healthCare')} />
      <Banner title="HealthCare" current="HealthCare" trail={breadcrumbTrail('healthCare')} />
    </>
  );
}
