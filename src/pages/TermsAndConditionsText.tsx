import { Wheelie } from '@/components/text/figures/Wheelie';
import Text from '@/content/terms-and-conditions.mdx';

const components = { Wheelie };

export function TermsAndConditionsText() {
  return <Text components={components} />;
}
