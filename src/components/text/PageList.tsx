import { SiteLink } from '@/components/ui/SiteLink';
import styles from './SideList.module.scss';

export type PageListProps = {
  title: string;
  pages: readonly { title: string; to: string; isCurrent: boolean }[];
};

export function PageList({ title, pages }: PageListProps) {
  return (
    <nav aria-label={title} className={styles.nav}>
      <p className={styles.title}>{title}</p>
      <ul className={`plain-list ${styles.list} ${styles.pages}`}>
        {pages.map(({ title: page, to, isCurrent }) => (
          <li key={to}>
            <SiteLink to={to} aria-current={isCurrent ? 'page' : undefined}>
              {page}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
