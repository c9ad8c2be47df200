import { PlainList } from '@/components/text/PlainList';
import { TextPage } from '@/components/text/TextPage';
import * as text from '@/content/delivery-returns-warranty.mdx';
import { warranty } from '@/data/products/warranty';

const components = {
  WarrantyCovers: () => <PlainList items={warranty.covers} />,
  WarrantyLeavesOut: () => <PlainList items={warranty.leavesOut} />,
};

export function DeliveryPage() {
  return (
    <TextPage
      page="delivery"
      title="Delivery, returns and warranty"
      description="How we deliver and how long it takes, how to cancel and return, your rights when a product is faulty, and what the 1 year service warranty covers."
      text={text}
      components={components}
    />
  );
}
