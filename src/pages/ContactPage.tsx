import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function ContactPage() {
  return (
    <>
      <PageHead title="Contact" description="Contact" path={href('contact')} />
      <Banner title="Contact" current="Contact" trail={breadcrumbTrail('contact')} />
    </>
  );
}
