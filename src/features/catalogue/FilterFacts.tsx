import { ArrowLink } from '@/components/ui/ArrowLink';
import { isSample, shown } from '@/config/sample';
import { care } from '@/data/products/care';
import type { Filter } from '@/data/products/product';
import { href } from '@/lib/href';
import styles from './FilterFacts.module.scss';

export type FilterFactsProps = { filter: Filter };

/** What a filter is and the machine it fits, which has its page one press away. */
export function FilterFacts({ filter }: FilterFactsProps) {
  const { form, machine } = filter;
  return (
    <>
      <p className={styles.form}>
        {shown(form)}
        {isSample(form) && ' (indicative)'}. Keep the machine {care.wallGapCm}&nbsp;cm from walls.
      </p>
      <ArrowLink to={href('product', { slug: machine.slug })}>Fits {machine.model}</ArrowLink>
    </>
  );
}
