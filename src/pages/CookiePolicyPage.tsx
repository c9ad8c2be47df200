import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function CookiePolicyPage() {
  return (
    <>
      <PageHead title="CookiePolicy" description="CookiePolicy" path={href('cookiePolicy')} />
      <Banner title="CookiePolicy" current="CookiePolicy" trail={breadcrumbTrail('cookiePolicy')} />
    </>
  );
}
