import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { type PlainRouteKey, routes } from '@/config/routes';
import { href } from '@/lib/links/href';

/** The footer has more. */
const pages: readonly PlainRouteKey[] = ['shop', 'water', 'roomPlanner', 'evidence'];

/** Pages of the site, where a search found no answer. */
export function PageLinks({ title }: { title: string }) {
  return (
    <nav aria-label={title}>
      <b className="label">{title}</b>
      <ul className="plain-list row row-cols-2 row-cols-md-1 gx-0 mt-2">
        {pages.map((page) => (
          <li key={page}>
            <SiteLink to={href(page)} className="d-block py-1 item text-reset">
              {routes[page].label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-0 muted small">
        Or ask us:{' '}
        <a href={company.phone.href} className="text-reset">
          {company.phone.label}
        </a>
        , {company.openingHours.label}.
      </p>
    </nav>
  );
}
