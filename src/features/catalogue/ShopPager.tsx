import { useLocation } from 'react-router-dom';
import { Arrow } from '@/components/ui/Arrow';
import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/href';
import { grouped } from '@/lib/number';
import { useHydrated } from '@/hooks/use-hydrated';
import { pagerSteps } from './pager-steps';
import styles from './ShopPager.module.scss';

export type ShopPagerProps = { page: number; pages: number };

/** Links to the other pages of the shop, in the group that is shown. Each is an address of its own, with or without script. */
export function ShopPager({ page, pages }: ShopPagerProps) {
  const { search } = useLocation();
  const query = useHydrated() ? search : '';
  const hrefOf = (other: number) => (other === 1 ? href('shop') : href('shopPage', { page: other })) + query;
  return (
    <nav className={styles.pager} aria-label="Pages of the shop">
      {page > 1 && (
        <SiteLink to={hrefOf(page - 1)} rel="prev" className={styles.previous}>
          <Arrow />
          Previous
        </SiteLink>
      )}
      <ol className={styles.steps}>
        {pagerSteps(page, pages).map((step, index) => (
          <li key={step === 'gap' ? `gap ${index}` : step} className="num">
            {step === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <SiteLink
                to={hrefOf(step)}
                className={styles.step}
                aria-label={`Page ${grouped(step)}`}
                aria-current={step === page ? 'page' : undefined}
              >
                {grouped(step)}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <SiteLink to={hrefOf(page + 1)} rel="next" className={styles.next}>
          Next
          <Arrow />
        </SiteLink>
      )}
    </nav>
  );
}
