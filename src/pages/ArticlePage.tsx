import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function ArticlePage() {
  return (
    <>
      <PageHead title="Article" description="Article" path={href('dentistryArticle')} />
      <Banner title="Article" current="Article" trail={breadcrumbTrail('dentistryArticle')} />
    </>
  );
}
