import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/Logo';
import { company } from '@/config/company';
import styles from './Paper.module.scss';

export type SheetProps = {
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
      <article className={styles.sheet} aria-label={`Sheet: ${name}`}>
        <header className={styles.head}>
          {!isUnbranded && <Logo />}
          <p>{head}</p>
        </header>
        <div className={styles.content}>{children}</div>
        <footer className={styles.foot}>
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
