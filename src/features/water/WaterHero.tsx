import Container from 'react-bootstrap/Container';
import { useId } from 'react';
import type { PictureFile } from '@/assets/pictures/picture';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
import { type KeyFigure, KeyFigures } from '@/components/sections/KeyFigures';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { BottleSummary } from '@/data/products/product';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { cycleHours } from './drinking-day';
import styles from './WaterHero.module.scss';

type WaterHeroProps = {
  trail: Crumb[];
  current: string;
  title: string;
  lead: string;
  /** The bottle that a quote is asked for. */
  bottle: BottleSummary['slug'];
  toBottles: string;
  /** Says what the dial behind the picture shows. */
  dialKey: string;
  picture: PictureFile;
  pictureAlt: string;
  figures: readonly KeyFigure[];
};

const centre = 400;
const ring = 356;

const at = (hour: number, radius: number) => {
  const angle = (hour / 24) * 2 * Math.PI;
  const x = centre + radius * Math.sin(angle);
  const y = centre - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const betweenCycles = cycleHours.map((hour) => hour + 1);
const labels = [
  { text: 'Midnight', x: 400, y: 14, anchor: 'middle' },
  { text: '6 am', x: 790, y: 406, anchor: 'start' },
  { text: 'Midday', x: 400, y: 800, anchor: 'middle' },
  { text: '6 pm', x: 10, y: 406, anchor: 'end' },
] as const;

function CycleDial({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg viewBox="0 0 800 800" className={className} fill="none" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}beam`} gradientUnits="userSpaceOnUse" cx={centre} cy={centre} r={ring}>
          <stop offset="0.72" stopColor="var(--uv)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--uv)" stopOpacity="0.36" />
        </radialGradient>
        <linearGradient id={`${id}floor`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.6" stopColor="#fff" />
          <stop offset="0.94" stopColor="#fff" stopOpacity="0.16" />
        </linearGradient>
        <mask id={`${id}fade`} maskUnits="userSpaceOnUse" x="-60" y="-20" width="920" height="840">
          <rect x="-60" y="-20" width="920" height="840" fill={`url(#${id}floor)`} />
        </mask>
      </defs>
      <g mask={`url(#${id}fade)`}>
        {cycleHours.map((hour) => (
          <g key={hour}>
            <path
              d={`M${at(hour - 0.16, 270)}L${at(hour - 0.16, ring)}L${at(hour + 0.16, ring)}L${at(hour + 0.16, 270)}Z`}
              fill={`url(#${id}beam)`}
            />
            <path d={`M${at(hour, 286)}L${at(hour, ring + 18)}`} stroke="var(--uv)" strokeWidth="1.6" />
          </g>
        ))}
        {betweenCycles.map((hour) => (
          <path key={hour} d={`M${at(hour, ring)}L${at(hour, ring - 9)}`} stroke="var(--ink)" strokeWidth="1.2" />
        ))}
        <circle cx={centre} cy={centre} r={ring} stroke="var(--ink)" strokeWidth="1.2" />
      </g>
      <g fill="var(--ink-700)">
        {labels.map(({ text, x, y, anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

export function WaterHero(props: WaterHeroProps) {
  const { trail, current, title, lead, bottle, toBottles, dialKey, picture, pictureAlt, figures } = props;
  return (
    <header>
      <div className={`position-relative overflow-hidden ${styles.hero}`}>
        <Container fluid="xxl" className={styles.container ?? ''}>
          <div className={`position-relative d-flex flex-column align-items-start ${styles.text}`}>
            <Breadcrumb trail={trail} current={current} />
            <h1>{title}</h1>
            <p className={`lead mt-3 mb-4 ${styles.lead}`}>{lead}</p>
            <div className="d-flex flex-wrap align-items-center column-gap-3 row-gap-2">
              <ButtonLink to={priceRequestUrl(bottle, 1)} className="px-3 px-lg-4">
                Get a written quote
              </ButtonLink>
              <ArrowLink to="#trending" hasArrow={false}>
                {toBottles}
              </ArrowLink>
            </div>
            <p className={`position-relative d-none d-lg-block ps-4 small mt-auto mb-5 ${styles.key}`}>{dialKey}</p>
          </div>
          <div className={`position-relative ${styles.art}`}>
            <CycleDial className={styles.dial} />
            <div className={`position-absolute ${styles.floor}`} aria-hidden="true" />
            <Picture
              file={picture}
              alt={pictureAlt}
              sizes="(min-width: 992px) 560px, 80vw"
              className={`position-absolute ${styles.bottles}`}
              hasPriority
            />
          </div>
        </Container>
      </div>
      <KeyFigures figures={figures} />
    </header>
  );
}
