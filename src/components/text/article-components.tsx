import { Children, isValidElement, type ReactNode } from 'react';
import { Disclosure } from '@/components/ui/Disclosure';
import { Fold } from '@/components/ui/Fold';
import { RoomBox } from '@/components/ui/RoomBox';
import type { RoomSize } from '@/domain/room';
import { capitalised, countWord } from '@/lib/format/count-word';
import { slugOf } from '@/lib/parse/slug';
import tableStyles from '@/components/sections/DataTable.module.scss';
import styles from './Prose.module.scss';

type ChildrenProps = { children?: ReactNode };

/** First paragraph of an article, in larger type. */
export function Opening({ children }: ChildrenProps) {
  return <div className={`mb-3 ${styles.opening}`}>{children}</div>;
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((each) => (isValidElement<{ children?: ReactNode }>(each) ? textOf(each.props.children) : String(each).trim()))
    .filter(Boolean)
    .join(', ');
}

/** As wide as the text; scrolls sideways if a phone is too narrow. Named by its head, because a page may have several. */
export function ProseTable({ children }: ChildrenProps) {
  const [head] = Children.toArray(children);
  return (
    <div className="my-3 my-lg-4 overflow-auto" role="region" aria-label={`Table: ${textOf(head)}`} tabIndex={0}>
      <table className={`w-100 num ${tableStyles.table}`}>{children}</table>
    </div>
  );
}

/** A table whose rows are blocks on a phone: word, what it leaves out, what to ask. */
export function WordBlocks({ children }: ChildrenProps) {
  return <div className={`grid-row ${styles.blocks}`}>{children}</div>;
}

type SumProps = ChildrenProps & {
  /** What it counts, at its end. */
  drawing?: ReactNode;
  /** What it counts, below it and as wide as the page. */
  bar?: ReactNode;
  /** In the largest type, for the sum that an article is about. */
  isHuge?: boolean;
};

/** A step of the calculation, large beside the text, or with a bar or in the largest type across the page. */
export function Sum({ drawing, bar, isHuge, children }: SumProps) {
  return (
    <div
      className={`d-flex flex-wrap gap-3 gap-lg-5 align-items-center my-3 text-ink ${styles.sum} ${isHuge ? `grid-row ${styles.huge}` : ''} ${bar ? `grid-row ${styles.bar}` : ''}`}
    >
      <div className="num">{children}</div>
      {(drawing ?? bar) && <div className="d-print-none">{drawing ?? bar}</div>}
    </div>
  );
}

/** A sentence of the article, large, in the margin of wide windows. */
export function PullQuote({ children }: ChildrenProps) {
  return (
    <div className={`border-top border-accent pt-3 text-ink ${styles.margin}`}>
      <p data-aos="fade-up" className="h3 m-0 text-balance text-reset">
        {children}
      </p>
    </div>
  );
}

/** The room of a sum, to scale. */
export function RoomSketch({ room }: { room: RoomSize }) {
  return (
    <RoomBox
      room={room}
      lengthLabel={`${room.lengthM} m`}
      widthLabel={`${room.widthM} m`}
      heightLabel={`${room.heightM} m`}
      className={`d-block w-100 overflow-visible ${styles.sketch}`}
    />
  );
}

type MarginFigureProps = {
  figure: string;
  unit?: string;
  /** Over the figure. */
  drawing?: ReactNode;
  children: ReactNode;
};

/** A figure that the text has just reached, large in the margin. */
export function MarginFigure({ figure, unit, drawing, children }: MarginFigureProps) {
  return (
    <div className={`border-top pt-3 small text-pretty ${styles.margin} ${styles.inline}`}>
      {drawing && <div className="mb-3 mw-short d-print-none">{drawing}</div>}
      <b className="d-block mb-1 h2 text-ink num">
        {figure} <small className="unit">{unit}</small>
      </b>
      {children}
    </div>
  );
}

type MarginNoteProps = { title: string; className?: string; children: ReactNode };

/** What some readers need at this place. */
export function MarginNote({ title, className = '', children }: MarginNoteProps) {
  return (
    <aside
      className={`border-top pt-3 small text-pretty ${styles.margin} ${styles.inline} ${className}`}
      aria-label={title}
    >
      <b className="d-block">{title}</b>
      {children}
    </aside>
  );
}

type QuestionProps = { title: string; children: ReactNode };

/** A question that opens to its answer; one of a page is open at a time. */
export function Question({ title, children }: QuestionProps) {
  return (
    <Disclosure group="questions" title={title} id={slugOf(title)} startsOpen={false}>
      {children}
    </Disclosure>
  );
}

/** The list of sources, folded, its summary saying how many. */
export function References({ children }: ChildrenProps) {
  return (
    <Fold summary={`${capitalised(countWord(Children.toArray(children).filter(isValidElement).length))} sources`}>
      <ol className={`small ps-4 pb-3 mb-0 column-gap-5 ${styles.references}`}>{children}</ol>
    </Fold>
  );
}

type ReferenceProps = { number: number; children: ReactNode };

/** One source of the list. */
export function Reference({ number, children }: ReferenceProps) {
  return (
    <li id={`reference-${number}`} value={number} className={`py-1 ps-1 break-avoid ${styles.inline}`}>
      {children}
    </li>
  );
}

type SourceProps = {
  /** Number of a `<Reference>`. */
  number: number;
};

/** The small number in a text that leads to its source. */
export function Source({ number }: SourceProps) {
  return (
    <sup>
      <a
        href={`#reference-${number}`}
        className={`text-copper fw-bold text-decoration-none ${styles.source}`}
        aria-label={`Source ${number}`}
      >
        {number}
      </a>
    </sup>
  );
}
