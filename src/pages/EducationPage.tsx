import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function EducationPage() {
  return (
    <>
      <PageHead title="Education" description="Education" path={href('education')} />
      <Banner title="Education" current="Education" trail={breadcrumbTrail('education')} />
    </>
  );
}
