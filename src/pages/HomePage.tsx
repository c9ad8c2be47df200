import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function HomePage() {
  return (
    <>
      <PageHead title="Home" description="Home" path={href('home')} />
      <Banner title="Home" current="Home" trail={breadcrumbTrail('home')} />
    </>
  );
}
