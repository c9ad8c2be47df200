import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function BlogPage() {
  return (
    <>
      <PageHead title="Blog" description="Blog" path={href('blog')} />
      <Banner title="Blog" current="Blog" trail={breadcrumbTrail('blog')} />
    </>
  );
}
