import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { type PlainRouteKey, routes } from '@/config/routes';
import { sectorKeys } from '@/config/sectors';
import { href } from '@/lib/links/href';
import { roomPictures } from './page-pictures';
import styles from './PageLinks.module.scss';

const pages: readonly PlainRouteKey[] = [
  ...(['shop', 'homes', 'water', 'roomPlanner', 'buying', 'delivery'] as const),
  ...(['service', 'controlsAndPapers', 'evidence', 'blog', 'about', 'contact'] as const),
];

type PageLinksProps = {
  title: string;
  /** Above the pages, the sectors with their pictures. */
  hasRooms?: boolean;
};

/** Pages of the site, where a search found no answer. */
export function PageLinks({ title, hasRooms = false }: PageLinksProps) {
  return (
    <nav aria-label={title}>
      {hasRooms && (
        <ul className={`plain-list mb-5 ${styles.rooms}`} aria-label="Rooms">
          {sectorKeys.map((sector) => (
            <li key={sector}>
              <SiteLink to={href(sector)} className="d-block text-reset text-decoration-none">
                <Picture
                  file={roomPictures[sector]}
                  alt=""
                  sizes="(min-width: 48em) 33vw, 50vw"
                  className="d-block w-100 h-auto mb-2"
                />
                {routes[sector].label}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <b className="label">{title}</b>
      <ul className={`plain-list mt-2 mb-4 ${styles.pages}`}>
        {pages.map((page) => (
          <li key={page}>
            <SiteLink to={href(page)} className="d-block py-1 text-reset text-decoration-none">
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
