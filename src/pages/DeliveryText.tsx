import { PlainList } from '@/components/text/PlainList';
import Text from '@/content/delivery-returns-warranty.mdx';
import { warranty } from '@/data/products/warranty';

const components = {
  WarrantyCovers: () => <PlainList items={warranty.covers} />,
  WarrantyLeavesOut: () => <PlainList items={warranty.leavesOut} />,
};

export function DeliveryText() {
  return <Text components={components} />;
}
