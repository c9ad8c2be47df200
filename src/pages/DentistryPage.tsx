import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function DentistryPage() {
  return (
    <>
      <PageHead title="Dentistry" description="Dentistry" path={href('dentistry')} />
      <Banner title="Dentistry" current="Dentistry" trail={breadcrumbTrail('dentistry')} />
    </>
  );
}
