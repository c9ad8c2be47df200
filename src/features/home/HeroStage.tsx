import { Picture } from '@/components/ui/Picture';
import { grouped } from '@/lib/number';
import type { HeroMachines } from './hero-machine';
import { HeroStreams } from './HeroStreams';
import styles from './HeroStage.module.scss';

export type HeroStageProps = {
  machines: HeroMachines;
  shown: number;
  /** True once the machines after the first may be fetched. */
  complete: boolean;
};

/** The machine of the hero with its air: copper lines in from below, cyan out at the top. All machines share one floor. */
export function HeroStage({ machines, shown, complete }: HeroStageProps) {
  const { product } = machines[shown] ?? machines[0];
  return (
    <div className={`${styles.stage} ${styles[product.slug]}`}>
      <HeroStreams key={product.slug} />
      {machines.map((machine, index) => {
        const isShown = index === shown;
        if (index > 0 && !complete) return null;
        return (
          <div key={machine.word} className={`${styles.machine} ${isShown ? '' : styles.away}`}>
            <Picture
              file={machine.product.picture}
              alt={isShown ? machine.product.pictureAlt : ''}
              sizes="(min-width: 1400px) 722px, (min-width: 992px) 52vw, (min-width: 700px) 600px, 480px"
              priority={index === 0}
            />
          </div>
        );
      })}
      <p className={`${styles.callout} ${styles.out}`}>
        <b>{product.model}</b> {grouped(product.cadrM3PerHour)} m³/h clean air out
      </p>
      <p className={`${styles.callout} ${styles.in}`}>
        <b>Room air in</b> all the way round
      </p>
    </div>
  );
}
