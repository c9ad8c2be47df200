import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { type PlainRouteKey, routes } from '@/config/routes';
import { href } from '@/lib/links/href';

/** The footer has more. */
const pages: readonly PlainRouteKey[] = ['shop', 'water', 'roomPlanner', 'evidence'];

type PageLinksProps = {
  title: string;
  /** Across the page. */
  isRow?: boolean;
};

/** Pages of the site, where a search found no answer. */
export function PageLinks({ title, isRow = false }: PageLinksProps) {
  return (
    <nav aria-label={title} className={isRow ? 'mt-4 pt-3 border-top' : undefined}>
      <b className="label">{title}</b>
      <ul
        className={`plain-list mt-2 ${isRow ? 'd-flex flex-wrap column-gap-4' : 'row row-cols-2 row-cols-md-1 gx-0'}`}
      >
        {pages.map((page) => (
          <li key={page}>
            <SiteLink to={href(page)} className="d-block py-1 item text-reset">
              {routes[page].label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className={`mb-0 muted small ${isRow ? 'mt-2' : 'mt-4'}`}>
        Or ask us:{' '}
        <a href={company.phone.href} className="text-reset">
          {company.phone.label}
        </a>
        , {company.openingHours.label}.
      </p>
    </nav>
  );
}
