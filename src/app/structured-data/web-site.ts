import type { WebSite } from 'schema-dts';
import { company } from '@/config/company';
import { siteUrl } from '@/lib/site-url';
import { organizationReference } from './organization';

export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    name: company.brand,
    url: siteUrl('/'),
    inLanguage: 'en-GB',
    publisher: organizationReference(),
  };
}
