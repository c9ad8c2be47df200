import { useLocation } from 'react-router-dom';
import { SiteLink } from '@/components/ui/SiteLink';
import { mainMenu } from '@/data/navigation';
import { currentMark } from './current-mark';
import { SectorMenu } from './SectorMenu';
import styles from './MainMenu.module.scss';

export type MainMenuProps = { className?: string | undefined };

/** The menu of wide windows. */
export function MainMenu({ className = '' }: MainMenuProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={className}>
      <ul className={styles.list}>
        {mainMenu.map(({ title, link, subMenuItem }) => (
          <li key={title} className={subMenuItem ? styles.withPanel : undefined}>
            {subMenuItem ? (
              <SectorMenu title={title} items={subMenuItem} pathname={pathname} />
            ) : (
              <SiteLink to={link} aria-current={currentMark(link, pathname)} className={styles.item}>
                {title}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
