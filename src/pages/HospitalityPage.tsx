import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function HospitalityPage() {
  return (
    <>
      <PageHead title="Hospitality" description="Hospitality" path={href('hospitality')} />
      <Banner title="Hospitality" current="Hospitality" trail={breadcrumbTrail('hospitality')} />
    </>
  );
}
