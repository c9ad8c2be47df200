import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/Logo';
import { company } from '@/config/company';
import styles from './Paper.module.scss';

type SheetProps = {
  /** The name of the sheet, as in "1 of 2". */
  name: string;
  /** At the right of the head: text, or the heading of the sheet. */
  head: ReactNode;
  /** At the foot, beside the page. */
  foot?: ReactNode;
  /** Without logo and company. */
  isUnbranded?: boolean;
  children: ReactNode;
};

/** One side of A4. All its sizes are in em, so that it is the same at every width. */
export function Sheet({ name, head, foot, isUnbranded = false, children }: SheetProps) {
  return (
    <div className={styles.frame}>
      <article
        className={`d-flex flex-column bg-white overflow-hidden text-ink ${styles.paper} ${styles.sheet}`}
        aria-label={`Sheet: ${name}`}
      >
        <PaperHead isUnbranded={isUnbranded}>
          {typeof head === 'string' ? <p className="text-end">{head}</p> : head}
        </PaperHead>
        <div className={`d-flex flex-column justify-content-between flex-fill min-h-0 ${styles.content}`}>
          {children}
        </div>
        <footer className={`d-flex justify-content-between border-top border-dark fine muted ${styles.foot}`}>
          <p>{foot}</p>
          <p>
            {!isUnbranded && `${company.brand}, ${company.phone.label}, ${company.email}. `}
            <b>{name}</b>
          </p>
        </footer>
      </article>
    </div>
  );
}

type PaperHeadProps = { isUnbranded?: boolean; children: ReactNode };

/** Head of a sheet that is to be printed, with our logo. */
export function PaperHead({ isUnbranded = false, children }: PaperHeadProps) {
  return (
    <header className={`d-flex align-items-center justify-content-between ${styles.head}`}>
      {!isUnbranded && <Logo />}
      {children}
    </header>
  );
}

type CutSheetProps = {
  name: string;
  /** A6, else A5. */
  isQuartered?: boolean;
  /** One a piece, at most two of A5 or four of A6. */
  children: ReactNode;
};

/** A sheet of A4 to print alone and cut. */
export function CutSheet({ name, isQuartered = false, children }: CutSheetProps) {
  return (
    <section
      className={`text-ink ${styles.paper} d-grid ${styles.cut} ${isQuartered ? styles.quarters : ''}`}
      aria-label={name}
    >
      {children}
    </section>
  );
}
