import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function PrivacyPolicyPage() {
  return (
    <>
      <PageHead title="PrivacyPolicy" description="PrivacyPolicy" path={href('privacyPolicy')} />
      <Banner title="PrivacyPolicy" current="PrivacyPolicy" trail={breadcrumbTrail('privacyPolicy')} />
    </>
  );
}
