import type { Organization } from 'schema-dts';
import { company } from '@/config/company';
import { siteUrl } from '@/lib/site-url';

/** What every page that names the seller has in common with the page that describes it. */
const seller = {
  '@type': 'Organization',
  '@id': siteUrl('/#organization'),
  name: company.brand,
  url: siteUrl('/'),
} as const satisfies Organization;

/** The seller as another thing's publisher or seller. */
export function organizationReference() {
  return seller;
}

/**
 * The profiles among the social links. An address without a path is the network's own home page, nobody's profile.
 */
export function profilesOf(links: readonly string[]): string[] {
  return links.filter((link) => new URL(link).pathname !== '/');
}

/** The seller with its legal identity and the ways to reach it, as footer and contact page print them. */
export function organization(): Organization {
  const sameAs = profilesOf(Object.values(company.social));
  return {
    ...seller,
    legalName: company.legalName,
    vatID: company.vatNumber,
    address: company.registeredOffice,
    logo: siteUrl('/icons/icon-512.png'),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: company.phone.href.replace('tel:', ''),
      email: company.email,
      areaServed: 'GB',
    },
    ...(sameAs.length > 0 && { sameAs }),
  };
}
