import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/Logo';
import { company } from '@/config/company';
import styles from './Paper.module.scss';

type SheetProps = {
  /** Of the sheet, as in "1 of 2". */
  name: string;
  /** At the right of the head. */
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
      <article className={`d-flex flex-column bg-white overflow-hidden ${styles.sheet}`} aria-label={`Sheet: ${name}`}>
        <header className={`d-flex align-items-center justify-content-between ${styles.head}`}>
          {!isUnbranded && <Logo />}
          <p className="text-end">{head}</p>
        </header>
        <div className={`d-flex flex-column justify-content-between flex-fill ${styles.content}`}>{children}</div>
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
