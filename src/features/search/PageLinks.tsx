import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { type PlainRouteKey, routes } from '@/config/routes';
import { sectorKeys } from '@/config/sectors';
import { href } from '@/lib/links/href';

const pages: readonly PlainRouteKey[] = [
  'shop',
  ...sectorKeys,
  'water',
  'roomPlanner',
  'homes',
  'buying',
  'delivery',
  'service',
  'evidence',
  'blog',
  'about',
  'contact',
];

export type PageLinksProps = { title: string };

export function PageLinks({ title }: PageLinksProps) {
  return (
    <nav aria-label={title}>
      <b className="fw-semibold">{title}</b>
      <ul className="plain-list d-flex flex-wrap column-gap-4 mt-2 mb-3">
        {pages.map((page) => (
          <li key={page}>
            <SiteLink to={href(page)} className="d-block py-2 text-reset">
              {routes[page].label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="m-0 muted small">
        Or ask us:{' '}
        <a href={company.phone.href} className="text-reset">
          {company.phone.label}
        </a>
        , {company.openingHours.label}.
      </p>
    </nav>
  );
}
