import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function NotFoundPage() {
  return (
    <>
      <PageHead title="NotFound" description="NotFound" path={href('notFound')} />
      <Banner title="NotFound" current="NotFound" trail={breadcrumbTrail('notFound')} />
    </>
  );
}
