import { useId } from 'react';
import Container from 'react-bootstrap/Container';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import type { Purifier } from '@/data/products/product';
import { speedAdvice, speedOf } from '@/domain/speeds';
import { keepUnits } from '@/lib/format/keep-units';
import styles from './NoiseAndCost.module.scss';
import { RunningCostBlock } from './running-cost/RunningCostBlock';
import { SpeedSvg } from './tabs/SpeedSvg';

export type NoiseAndCostProps = { purifier: Purifier };

export function NoiseAndCost({ purifier }: NoiseAndCostProps) {
  return (
    <div className={styles.band}>
      <Container fluid="xxl" className={styles.grid ?? ''}>
        <HowLoud purifier={purifier} />
        <RunningCostBlock purifier={purifier} />
      </Container>
    </div>
  );
}

function HowLoud({ purifier: { model, calculatorName: name } }: NoiseAndCostProps) {
  const headingId = useId();
  const [first, working, full] = [speedOf(name, 1), speedOf(name, 'working'), speedOf(name, 'full')];
  return (
    <section className={styles.loud} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        How loud it is
      </h2>
      <p>
        {keepUnits(
          `${first.noiseDbA} dB(A) on speed 1, ${working.noiseDbA} at the working speed, ${full.noiseDbA} at full speed.`,
        )}{' '}
        {speedAdvice} <EstimatedNote />
      </p>
      <SpeedSvg model={model} name={name} />
    </section>
  );
}
