import { Link } from 'react-router-dom';
import styles from './Source.module.scss';

export type SourceProps = {
  /** Number of a `<Reference>`. */
  number: number;
};

export function Source({ number }: SourceProps) {
  return (
    <sup className={styles.source}>
      <Link to={`#reference-${number}`} className={styles.link ?? ''} aria-label={`Source ${number}`}>
        {number}
      </Link>
    </sup>
  );
}
