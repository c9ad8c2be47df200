import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { type PlainRouteKey, routes } from '@/config/routes';
import { sectorKeys } from '@/config/sectors';
import { href } from '@/lib/links/href';
import styles from './Search.module.scss';

const pages: readonly PlainRouteKey[] = ['shop', 'roomPlanner', 'buying', 'service', 'evidence', 'contact'];

/** The menu of a phone without scripts leads here. */
const withoutScript: readonly PlainRouteKey[] = [...sectorKeys, 'homes', 'water', 'delivery', 'blog', 'about'];

type ListProps = { pages: readonly PlainRouteKey[] };

function List({ pages: listed }: ListProps) {
  return (
    <ul className={`plain-list ${styles.pages}`}>
      {listed.map((page) => (
        <li key={page}>
          <SiteLink to={href(page)} className="d-block py-1 text-reset text-decoration-none">
            {routes[page].label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

type PageLinksProps = { title: string };

export function PageLinks({ title }: PageLinksProps) {
  return (
    <nav aria-label={title}>
      <b className="label">{title}</b>
      <div className="mt-2 mb-4">
        <List pages={pages} />
        <noscript>
          <List pages={withoutScript} />
        </noscript>
      </div>
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
