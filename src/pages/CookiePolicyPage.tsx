import { CookieTable } from '@/components/text/CookieTable';
import * as text from '@/content/cookie-policy.mdx';
import { storedInBrowser } from '@/data/cookies';
import { LegalPage } from '@/features/legal/LegalPage';

const components = { CookieTable: () => <CookieTable items={storedInBrowser} /> };

export function CookiePolicyPage() {
  return <LegalPage page="cookiePolicy" text={text} components={components} />;
}
