import { CookieTable } from '@/components/text/CookieTable';
import Text from '@/content/cookie-policy.mdx';
import { storedInBrowser } from '@/data/cookies';

const components = { CookieTable: () => <CookieTable items={storedInBrowser} /> };

export function CookiePolicyText() {
  return <Text components={components} />;
}
