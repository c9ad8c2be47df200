import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { limbDark } from '@/assets/pictures/limb-dark';
import { Picture } from '@/components/ui/Picture';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import styles from './Banner.module.scss';

type BannerProps = {
  title: string;
  current: string;
  trail: Crumb[];
  lead?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
};

/** Head of a page in front of the horizon of Mars at night. */
export function Banner({ title, current, trail, lead, children }: BannerProps) {
  return (
    <header className={`position-relative on-dark ${styles.banner}`}>
      <div className={`position-absolute d-print-none inset-0 ${styles.art}`} aria-hidden="true">
        <Picture file={limbDark} alt="" sizes="(min-width: 992px) 100vw, 800px" hasPriority />
      </div>
      <Container fluid="xxl" className="position-relative">
        <Breadcrumb trail={trail} current={current} />
        <h1>{title}</h1>
        {lead && <p className="lead mt-3 mw-lead text-pale">{lead}</p>}
        {children}
      </Container>
    </header>
  );
}
