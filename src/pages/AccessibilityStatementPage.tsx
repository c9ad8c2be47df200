import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';

export function AccessibilityStatementPage() {
  return (
    <>
      <PageHead title="AccessibilityStatement" description="AccessibilityStatement" path={href('accessibilityStatement')} />
      <Banner title="AccessibilityStatement" current="AccessibilityStatement" trail={breadcrumbTrail('accessibilityStatement')} />
    </>
  );
}
