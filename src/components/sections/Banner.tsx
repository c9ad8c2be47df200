import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { limbBanner } from '@/assets/pictures/limb-banner';
import { limbDark } from '@/assets/pictures/limb-dark';
import { Picture } from '@/components/ui/Picture';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import styles from './Banner.module.scss';

type BannerProps = {
  title: string;
  current: string;
  trail: Crumb[];
  lead?: ReactNode;
  isNight?: boolean;
  /** Below the lead. */
  children?: ReactNode;
};

/** Head of a page in front of the horizon of Mars. */
export function Banner({ title, current, trail, lead, isNight = false, children }: BannerProps) {
  return (
    <header className={`position-relative bg-ice ${styles.banner} ${isNight ? `on-dark bg-ink ${styles.night}` : ''}`}>
      <div className={`position-absolute d-print-none inset-0 ${styles.art}`} aria-hidden="true">
        <Picture file={isNight ? limbDark : limbBanner} alt="" sizes="(min-width: 992px) 100vw, 800px" hasPriority />
      </div>
      <Container fluid="xxl" className="position-relative">
        <Breadcrumb trail={trail} current={current} />
        <h1>{title}</h1>
        {lead && <p className={`lead mt-3 ${styles.lead}`}>{lead}</p>}
        {children}
      </Container>
    </header>
  );
}
