import { SiteLink } from '@/components/ui/SiteLink';
import { type PlainRouteKey, routes, sectorKeys } from '@/config/routes';
import { href } from '@/lib/links/href';
import styles from './SearchResults.module.scss';

const pages: readonly PlainRouteKey[] = [
  'shop',
  ...sectorKeys,
  'water',
  'roomPlanner',
  'homes',
  'delivery',
  'service',
  'evidence',
  'blog',
  'about',
  'contact',
];

export function PageLinks() {
  return (
    <nav aria-label="Pages" className={styles.links}>
      <noscript>
        <p>The search needs JavaScript, which is off in this browser. These pages lead to everything else:</p>
      </noscript>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <SiteLink to={href(page)}>{routes[page].label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
