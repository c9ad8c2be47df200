import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function GymPage() {
  return (
    <>
      <PageHead title="Gym" description="Gym" path={href('gym')} />
      <Banner title="Gym" current="Gym" trail={breadcrumbTrail('gym')} />
    </>
  );
}
