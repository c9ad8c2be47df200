import type { ComponentType, ReactNode } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import styles from './Figure.module.scss';

type FigureProps = {
  title: string;
  note: string;
  children: ReactNode;
};

/** A numbered drawing of an article with its note. */
export function Figure({ title, note, children }: FigureProps) {
  return (
    <figure data-aos="fade-up" className="border-top border-dark pt-3 my-4">
      <figcaption className="small muted mb-3">
        <b className="d-block text-ink">{title}</b> {note}
      </figcaption>
      {children}
    </figure>
  );
}

/** In px; below 500 it is the phone version. */
export type ChartSize = { width: number; height: number; isNarrow: boolean };

type KeyLine = { label: string; stroke: string; dashes?: string };

type ChartProps = Omit<FigureProps, 'children'> & {
  /** Read by screen readers. */
  description: string;
  /** Draws into an SVG of that size. */
  Drawing: ComponentType<ChartSize>;
  heights: { wide: number; narrow: number };
  /** As on phones in wide windows, where it stands in the margin. */
  isInMargin?: boolean;
  lines?: readonly KeyLine[];
};

/** Drawn twice, for wide windows and for phones. */
export function Chart({ description, Drawing, heights, isInMargin = false, lines = [], ...figure }: ChartProps) {
  const { wide, narrow } = heights;
  return (
    <Figure {...figure}>
      <div role="img" aria-label={description} className={isInMargin ? styles.inMargin : undefined}>
        <StaticSvg viewBox={`0 0 832 ${wide}`} className={`w-100 ${styles.drawing} ${styles.wide}`} aria-hidden="true">
          <Drawing width={832} height={wide} isNarrow={false} />
        </StaticSvg>
        <StaticSvg
          viewBox={`0 0 358 ${narrow}`}
          className={`w-100 ${styles.drawing} ${styles.narrow}`}
          aria-hidden="true"
        >
          <Drawing width={358} height={narrow} isNarrow />
        </StaticSvg>
      </div>
      {lines.length > 0 && (
        <ul className="plain-list d-flex flex-wrap column-gap-4 row-gap-2 small mt-3">
          {lines.map(({ label, stroke, dashes }) => (
            <li className="d-flex align-items-center gap-2" key={label}>
              <StaticSvg width="26" height="4" className="flex-shrink-0" aria-hidden="true">
                <path d="M0 2h26" stroke={stroke} strokeWidth="2.5" strokeDasharray={dashes} />
              </StaticSvg>
              {label}
            </li>
          ))}
        </ul>
      )}
    </Figure>
  );
}
