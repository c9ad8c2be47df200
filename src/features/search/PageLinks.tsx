import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { type PlainRouteKey, routes } from '@/config/routes';
import { sectorKeys } from '@/config/sectors';
import { href } from '@/lib/links/href';
import styles from './PageLinks.module.scss';

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
      <b>{title}</b>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <SiteLink to={href(page)}>{routes[page].label}</SiteLink>
          </li>
        ))}
      </ul>
      <p>
        Or ask us: <a href={company.phone.href}>{company.phone.label}</a>, {company.openingHours.label}.
      </p>
    </nav>
  );
}
