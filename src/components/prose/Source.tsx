import { Link } from 'react-router-dom';
import styles from './Source.module.scss';

export type SourceProps = {
  /** Of the `<Reference>` at the end of the article. */
  number: number;
};

/** The small number behind a statement that leads to its source. */
export function Source({ number }: SourceProps) {
  return (
    <sup className={styles.source}>
      <Link to={`#reference-${number}`} className={styles.link ?? ''} aria-label={`Source ${number}`}>
        {number}
      </Link>
    </sup>
  );
}
