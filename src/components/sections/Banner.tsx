import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { limbBanner } from '@/assets/pictures/limb-banner';
import { limbDark } from '@/assets/pictures/limb-dark';
import { Picture } from '@/components/ui/Picture';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import { BannerArcs } from './BannerArcs';
import styles from './Banner.module.scss';

type BannerProps = {
  title: string;
  current: string;
  trail: Crumb[];
  lead?: ReactNode;
  night?: boolean;
};

export function Banner({ title, current, trail, lead, night = false }: BannerProps) {
  return (
    <header className={`position-relative bg-ice ${styles.banner} ${night ? `on-dark ${styles.night}` : ''}`}>
      <div className={`position-absolute d-print-none ${styles.art}`} aria-hidden="true">
        <Picture file={night ? limbDark : limbBanner} alt="" sizes="(min-width: 992px) 100vw, 800px" priority />
        {!night && <BannerArcs />}
      </div>
      <Container fluid="xxl" className="position-relative">
        <Breadcrumb trail={trail} current={current} />
        <h1>{title}</h1>
        {lead && <p className={`lead mt-3 ${styles.lead}`}>{lead}</p>}
      </Container>
    </header>
  );
}
