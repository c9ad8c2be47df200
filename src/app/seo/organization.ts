import type { Organization } from 'schema-dts';
import { company } from '@/config/company';
import { withoutMark } from '@/config/sample';
import { siteUrl } from '@/lib/links/site-url';

const seller = {
  '@type': 'Organization',
  '@id': siteUrl('/#organization'),
  name: company.brand,
  url: siteUrl('/'),
} as const satisfies Organization;

/** The company in short, for the structured data that name it. */
export function organizationReference() {
  return seller;
}

/** Social links with a path; one without a path is not a profile. */
export function profilesOf(links: readonly string[]): string[] {
  return links.filter((link) => new URL(link).pathname !== '/');
}

/** The structured data of the company. */
export function organization(): Organization {
  const sameAs = profilesOf(Object.values(company.social));
  return {
    ...seller,
    legalName: withoutMark(company.legalName),
    vatID: withoutMark(company.vatNumber),
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
