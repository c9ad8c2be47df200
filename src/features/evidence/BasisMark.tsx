import { basisOrder, type EvidenceBasis } from '@/data/evidence';
import basisStyles from './Bases.module.scss';
import styles from './Evidence.module.scss';

/** The colour of what a claim rests on, and its place from the firmest on. */
export function BasisMark({ basis }: { basis: EvidenceBasis }) {
  return (
    <span className={`num ${styles.mark} ${basisStyles[basis]}`} aria-hidden="true">
      {basisOrder.indexOf(basis) + 1}
    </span>
  );
}
