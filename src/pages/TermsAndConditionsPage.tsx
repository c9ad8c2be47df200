import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function TermsAndConditionsPage() {
  return (
    <>
      <PageHead title="TermsAndConditions" description="TermsAndConditions" path={href('termsAndConditions')} />
      <Banner title="TermsAndConditions" current="TermsAndConditions" trail={breadcrumbTrail('termsAndConditions')} />
    </>
  );
}
