import { PlainList } from '@/components/text/PlainList';
import Text from '@/content/accessibility-statement.mdx';
import { accessibilityTests } from '@/data/accessibility-tests';

const components = { TestList: () => <PlainList items={accessibilityTests.map(({ told }) => told)} /> };

export function AccessibilityStatementText() {
  return <Text components={components} />;
}
