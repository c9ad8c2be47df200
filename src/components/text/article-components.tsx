import { Children, isValidElement, type ReactNode } from 'react';
import openingStyles from './article-components.module.scss';
import tableStyles from './figures/Figure.module.scss';

type OpeningProps = { children: ReactNode };

export function Opening({ children }: OpeningProps) {
  return <div className={openingStyles.opening}>{children}</div>;
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((each) => (isValidElement<{ children?: ReactNode }>(each) ? textOf(each.props.children) : String(each).trim()))
    .filter(Boolean)
    .join(', ');
}

type ProseTableProps = { children?: ReactNode };

/** Scrolls sideways on phones; named by its head, because a page may have several. */
export function ProseTable({ children }: ProseTableProps) {
  const [head] = Children.toArray(children);
  return (
    <div
      className={`border-top border-dark ${tableStyles.frame}`}
      role="region"
      aria-label={`Table: ${textOf(head)}`}
      tabIndex={0}
    >
      <table className={`num ${tableStyles.table} ${tableStyles.words}`}>{children}</table>
    </div>
  );
}

type PullLineProps = { children: ReactNode };

export function PullLine({ children }: PullLineProps) {
  return (
    <div className={openingStyles.pull}>
      <p data-aos="fade-up">{children}</p>
    </div>
  );
}

type ReferencesProps = { children: ReactNode };

export function References({ children }: ReferencesProps) {
  return <ol className={`m-0 ${openingStyles.references}`}>{children}</ol>;
}

type ReferenceProps = { number: number; children: ReactNode };

export function Reference({ number, children }: ReferenceProps) {
  return (
    <li id={`reference-${number}`} value={number}>
      {children}
    </li>
  );
}

type SourceProps = {
  /** Number of a `<Reference>`. */
  number: number;
};

export function Source({ number }: SourceProps) {
  return (
    <sup className={openingStyles.source}>
      <a href={`#reference-${number}`} className={openingStyles.link ?? ''} aria-label={`Source ${number}`}>
        {number}
      </a>
    </sup>
  );
}
