import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { type PlainRouteKey, routes } from '@/config/routes';
import { sectorKeys } from '@/config/sectors';
import { href } from '@/lib/links/href';
import styles from './SearchResultList.module.scss';

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
    <nav aria-label={title} className={styles.links}>
      <b className="fw-semibold">{title}</b>
      <ul className="d-flex flex-wrap p-0">
        {pages.map((page) => (
          <li key={page}>
            <SiteLink to={href(page)}>{routes[page].label}</SiteLink>
          </li>
        ))}
      </ul>
      <p className="m-0 muted small">
        Or ask us: <a href={company.phone.href}>{company.phone.label}</a>, {company.openingHours.label}.
      </p>
    </nav>
  );
}
