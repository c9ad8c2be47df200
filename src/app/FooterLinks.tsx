import { SiteLink } from '@/components/ui/SiteLink';
import type { MenuItem } from '@/data/navigation';
import styles from './SiteFooter.module.scss';

export type FooterLinksProps = { title: string; links: MenuItem[] };

export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ title: name, link }) => (
          <li key={link}>
            <SiteLink to={link}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
