import { Picture } from '@/components/ui/Picture';
import { heroMachines } from '@/data/pages/home/page';
import { grouped } from '@/lib/format/number';
import { HeroStreams } from './HeroStreams';
import styles from './HeroStage.module.scss';

/** Phones with three pixels to one fetch a smaller picture (460 CSS px), half the bytes of 1,380 px. */
const machineSizes =
  '(min-width: 1400px) 722px, (min-width: 992px) 52vw, (min-width: 700px) 600px, (min-resolution: 2.5dppx) 266px, 364px';

export type HeroStageProps = {
  shown: number;
  /** True once the other machines may load. */
  complete: boolean;
};

export function HeroStage({ shown, complete }: HeroStageProps) {
  const slug = (heroMachines[shown] ?? heroMachines[0]).product.slug;
  return (
    <div className={`${styles.stage} ${styles[slug]}`}>
      <HeroStreams key={slug} />
      {heroMachines.map(({ product }, index) =>
        index === 0 || complete ? (
          <div
            key={product.slug}
            className={`${styles.machine} ${styles[product.slug]} ${index === shown ? '' : styles.away}`}
          >
            <Picture file={product.picture} alt={product.pictureAlt} sizes={machineSizes} priority={index === 0} />
            <p className={`${styles.callout} ${styles.out}`}>
              <b>{product.model}</b>
              {` ${grouped(product.ratedCadrM3PerHour)} m³/h clean air out`}
            </p>
            <p className={`${styles.callout} ${styles.in}`}>
              <b>Room air in</b> all the way round
            </p>
          </div>
        ) : null,
      )}
    </div>
  );
}
