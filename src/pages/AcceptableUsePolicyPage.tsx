import * as text from '@/content/acceptable-use-policy.mdx';
import { LegalPage } from '@/features/legal/LegalPage';

export function AcceptableUsePolicyPage() {
  return <LegalPage page="acceptableUsePolicy" text={text} />;
}
