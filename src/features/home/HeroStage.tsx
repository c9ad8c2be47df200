import { Picture } from '@/components/ui/Picture';
import { grouped } from '@/lib/number';
import type { HeroMachines } from './hero-machine';
import { HeroStreams } from './HeroStreams';
import styles from './HeroStage.module.scss';

/**
 * The picture of a machine is 460 px wide on a phone. It asks for less there, since a phone of three pixels to one would
 * otherwise fetch 1,380: sharp enough, and half the bytes before the first picture is complete.
 */
const machineSizes =
  '(min-width: 1400px) 722px, (min-width: 992px) 52vw, (min-width: 700px) 600px, (min-resolution: 2.5dppx) 266px, 364px';

export type HeroStageProps = {
  machines: HeroMachines;
  shown: number;
  /** True once the machines after the first may be fetched. */
  complete: boolean;
};

/** The machine of the hero with its air: copper lines in from below, cyan out at the top. All machines share one floor. */
export function HeroStage({ machines, shown, complete }: HeroStageProps) {
  const slug = (machines[shown] ?? machines[0]).product.slug;
  return (
    <div className={`${styles.stage} ${styles[slug]}`}>
      <HeroStreams key={slug} />
      {machines.map(({ product }, index) =>
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
