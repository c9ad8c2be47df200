import { TextPage } from '@/components/text/TextPage';
import * as facts from '@/content/delivery-returns-warranty.mdx?facts';
import { staticParts } from './static-parts';

export function DeliveryPage() {
  return (
    <TextPage
      page="delivery"
      title="Delivery, returns and warranty"
      description="How we deliver and how long it takes, how to cancel and return, your rights when a product is faulty, and what the 1 year service warranty covers."
      facts={facts}
      text={staticParts.delivery}
    />
  );
}
