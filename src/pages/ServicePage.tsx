import { TextPage } from '@/components/text/TextPage';
import * as facts from '@/content/service-and-filters.mdx?facts';
import { staticParts } from './static-parts';

export function ServicePage() {
  return (
    <TextPage
      page="service"
      title="Service, filters and hire purchase"
      description="What each air purifier needs in a year, which filter set fits, what a service contract and contract hire purchase include, and who may have them."
      facts={facts}
      text={staticParts.service}
    />
  );
}
