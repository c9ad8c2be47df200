import { achillesBlackWide } from '@/assets/pictures/achilles-black-wide';
import { achillesWhiteDesk } from '@/assets/pictures/achilles-white-desk';
import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { BottleSummary } from '@/data/products/product';
import { href } from '@/lib/links/href';
import { money } from '@/lib/format/money';
import styles from './TrendingBottles.module.scss';

type TrendingBottle = { bottle: BottleSummary; line: string };

type TrendingBottlesProps = { title: string; white: TrendingBottle; black: TrendingBottle };

/** Both bottles, half the width each. */
export function TrendingBottles({ title, white, black }: TrendingBottlesProps) {
  const halves = [
    { ...white, picture: achillesWhiteDesk, className: `bg-sand ${styles.white}` },
    { ...black, picture: achillesBlackWide, className: `on-dark text-white ${styles.black}` },
  ];
  return (
    <section id="trending" className={styles.duo} aria-labelledby="trending-heading">
      <h2 id="trending-heading">{title}</h2>
      {halves.map(({ bottle, picture, line, className: variant }) => (
        <SiteLink
          key={bottle.slug}
          to={href('product', { slug: bottle.slug })}
          className={`d-flex flex-column overflow-hidden text-decoration-none ${styles.half} ${variant}`}
        >
          <Picture
            file={picture}
            alt={bottle.pictureAlt}
            sizes="(min-width: 700px) 50vw, 100vw"
            className="d-block w-100 h-auto object-fit-cover"
          />
          <div className={`mt-auto ${styles.text}`}>
            <h3 className="item">{bottle.name}</h3>
            <p className="d-none d-md-block small mb-3">{line}</p>
            {bottle.pricePence !== undefined && (
              <span className="d-flex align-items-center gap-3 h3 num">
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
