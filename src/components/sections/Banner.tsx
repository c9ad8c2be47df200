import { type ReactNode, useId } from 'react';
import Container from 'react-bootstrap/Container';
import { limbBanner } from '@/assets/pictures/limb-banner';
import { genXCutout } from '@/assets/pictures/gen-x-cutout';
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

/** The horizon is a circle of 2630 units. */
const radii = [0, 1, 2, 3, 4, 5].map((index) => 2646 + index * (16 + index * 5));

/** Coordinates of the picture, 2400 × 1400: lines of air leave a machine that stands on the horizon. */
function BannerArcs() {
  const gradient = useId();
  return (
    <svg viewBox="0 400 2400 570" preserveAspectRatio="xMidYMax slice" fill="none" strokeWidth="1.8">
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="1770" x2="2400" y1="0" y2="0">
          <stop stopColor="var(--air)" stopOpacity="0" />
          <stop offset="0" stopColor="var(--air)" />
          <stop offset="1" stopColor="var(--air)" stopOpacity="0.4" />
        </linearGradient>
      </defs>
      {radii.map((radius, index) => (
        <circle
          key={radius}
          cx="1640"
          cy="3430"
          r={radius}
          stroke={`url(#${gradient})`}
          strokeOpacity={(0.6 - index * 0.09).toFixed(2)}
        />
      ))}
      <image href={genXCutout.webp} x="1565" y="528" width="310" height="310" />
    </svg>
  );
}

/** Head of a page in front of the horizon of Mars. */
export function Banner({ title, current, trail, lead, isNight = false, children }: BannerProps) {
  return (
    <header className={`position-relative bg-ice ${styles.banner} ${isNight ? `on-dark bg-ink ${styles.night}` : ''}`}>
      <div className={`position-absolute d-print-none inset-0 ${styles.art}`} aria-hidden="true">
        <Picture file={isNight ? limbDark : limbBanner} alt="" sizes="(min-width: 992px) 100vw, 800px" hasPriority />
        {!isNight && <BannerArcs />}
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
