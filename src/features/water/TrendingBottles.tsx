import { achillesBlackWide } from '@/assets/pictures/achilles-black-wide';
import { achillesWhiteWide } from '@/assets/pictures/achilles-white-wide';
import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { trending } from '@/data/pages/water';
import type { BottleSummary } from '@/data/products/product';
import { href } from '@/lib/links/href';
import { money } from '@/lib/format/money';
import styles from './TrendingBottles.module.scss';

export type TrendingBottlesProps = { white: BottleSummary; black: BottleSummary };

export function TrendingBottles({ white, black }: TrendingBottlesProps) {
  const halves = [
    {
      bottle: white,
      picture: achillesWhiteWide,
      line: trending.white,
      look: '',
    },
    {
      bottle: black,
      picture: achillesBlackWide,
      line: trending.black,
      look: `on-dark ${styles.black}`,
    },
  ];
  return (
    <section id="trending" className={styles.duo} aria-labelledby="trending-heading">
      <h2 id="trending-heading">{trending.title}</h2>
      {halves.map(({ bottle, picture, line, look }) => (
        <SiteLink
          key={bottle.slug}
          to={href('product', { slug: bottle.slug })}
          className={`position-relative overflow-hidden text-decoration-none ${styles.half} ${look}`}
        >
          <Picture file={picture} alt={bottle.pictureAlt} sizes="(min-width: 992px) 50vw, 100vw" />
          <div className={styles.text}>
            <h3>{bottle.model}</h3>
            <p>{line}</p>
            {bottle.pricePence !== undefined && (
              <span className={`d-flex align-items-center ${styles.price}`}>
                {money(bottle.pricePence)}
                <Arrow />
              </span>
            )}
          </div>
        </SiteLink>
      ))}
    </section>
  );
}
