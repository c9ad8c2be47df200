import type { ComponentType, ReactNode } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import styles from './Figure.module.scss';

type FigureProps = {
  title: string;
  note: string;
  children: ReactNode;
};

/** A numbered drawing across an article, with its note. */
export function Figure({ title, note, children }: FigureProps) {
  return (
    <figure data-aos="fade-up" className="grid-row mt-4 mb-4">
      <figcaption className="mw-prose small muted text-pretty mb-3">
        <b className="d-block item text-ink">{title}</b> {note}
      </figcaption>
      {children}
    </figure>
  );
}

/** In px; below 500 it is the phone version. */
export type ChartSize = { width: number; height: number; isNarrow: boolean };

type KeyLine = { label: string; stroke: string; dashes?: string };

type DrawingProps = {
  /** Draws into an SVG of that size. */
  Drawing: ComponentType<ChartSize>;
  heights: { wide: number; narrow: number };
};

/** Drawn twice, for wide windows and for phones. */
export function Drawing({ Drawing: Content, heights: { wide, narrow } }: DrawingProps) {
  return (
    <>
      <StaticSvg viewBox={`0 0 1040 ${wide}`} className={`w-100 ${styles.drawing} ${styles.wide}`} aria-hidden="true">
        <Content width={1040} height={wide} isNarrow={false} />
      </StaticSvg>
      <StaticSvg
        viewBox={`0 0 358 ${narrow}`}
        className={`w-100 ${styles.drawing} ${styles.narrow}`}
        aria-hidden="true"
      >
        <Content width={358} height={narrow} isNarrow />
      </StaticSvg>
    </>
  );
}

type ChartProps = Omit<FigureProps, 'children'> &
  DrawingProps & {
    /** Read by screen readers. */
    description: string;
    lines?: readonly KeyLine[];
    /** Below the drawing. */
    children?: ReactNode;
  };

/** A figure with a drawing and the key to its lines. */
export function Chart({ description, Drawing: Content, heights, lines = [], children, ...figure }: ChartProps) {
  return (
    <Figure {...figure}>
      <div role="img" aria-label={description}>
        <Drawing Drawing={Content} heights={heights} />
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
      {children}
    </Figure>
  );
}
