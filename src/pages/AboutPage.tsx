import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function AboutPage() {
  return (
    <>
      <PageHead title="About" description="About" path={href('about')} />
      <Banner title="About" current="About" trail={breadcrumbTrail('about')} />
    </>
  );
}
