import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { limbBanner } from '@/assets/pictures/limb-banner';
import { Picture } from '@/components/ui/Picture';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import { BannerArcs } from './BannerArcs';
import styles from './Banner.module.scss';

export type BannerProps = {
  title: string;
  /** The page's name in the breadcrumb. */
  current: string;
  trail: Crumb[];
  lead?: ReactNode;
};

/** The pale horizon that opens a plain page: breadcrumb, h1 and a lead, left of the planet's peak. */
export function Banner({ title, current, trail, lead }: BannerProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.art} aria-hidden="true">
        <Picture file={limbBanner} alt="" sizes="(min-width: 992px) 100vw, 800px" priority />
        <BannerArcs />
      </div>
      <Container fluid="xxl" className={styles.text ?? ''}>
        <Breadcrumb trail={trail} current={current} />
        <h1>{title}</h1>
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      </Container>
    </header>
  );
}
