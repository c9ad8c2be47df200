import { useLocation } from 'react-router-dom';
import { SiteLink } from '@/components/ui/SiteLink';
import { mainMenu } from '@/data/navigation';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { matchRoute } from '@/lib/links/match-route';
import { SectorMenu } from './SectorMenu';
import styles from './MainMenu.module.scss';

/** `aria-current` of a menu link: 'page' on its own page, 'true' on a page below it. */
function currentMark(link: string, pathname: string): 'page' | 'true' | undefined {
  if (link === pathname) return 'page';
  const isAbove = breadcrumbTrail(matchRoute(pathname).key)
    .slice(1)
    .some(({ to }) => to === link);
  return isAbove ? 'true' : undefined;
}

type MainMenuProps = { className?: string | undefined };

/** The menu of wide windows. */
export function MainMenu({ className = '' }: MainMenuProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={className}>
      <ul className={`plain-list d-flex ${styles.list}`}>
        {mainMenu.map(({ title, link, subMenuItem }) => (
          <li key={title}>
            {subMenuItem ? (
              <SectorMenu title={title} items={subMenuItem} pathname={pathname} />
            ) : (
              <SiteLink
                to={link}
                aria-current={currentMark(link, pathname)}
                className={`position-relative d-inline-flex align-items-center border-0 text-nowrap text-decoration-none bg-transparent text-reset min-h-touch ${styles.item}`}
              >
                {title}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
