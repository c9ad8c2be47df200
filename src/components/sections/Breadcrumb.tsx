import { SiteLink } from '@/components/ui/SiteLink';
import styles from './Breadcrumb.module.scss';

/** A step of the way to a page; `to` is a path. */
export type Crumb = { label: string; to: string };

type BreadcrumbProps = { trail: Crumb[]; current: string };

/** The way from home to this page, which is named last and is no link. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`plain-list d-flex ${styles.list}`}>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
