import { Section } from '@/components/sections/Section';
import { Reveal } from '@/components/widgets/Reveal';
import { calculatorModels } from '@/domain/machines';
import { tested } from '@/data/pages/about/sections';
import { purifiers } from '@/data/purifiers';
import { grouped } from '@/lib/format/number';
import styles from './HowTested.module.scss';
import { TestDrawing } from './TestDrawing';

export function HowTested() {
  return (
    <Section tone="porcelain" labelledBy="tested-heading">
      <Reveal>
        <h2 id="tested-heading">{tested.title}</h2>
      </Reveal>
      <div className={styles.grid}>
        <TestDrawing />
        <div>
          <p className="lead">{tested.lead}</p>
          <ol className={styles.steps}>
            {tested.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <dl className={styles.results}>
            {calculatorModels.map(({ name, measuredCadrM3PerHour }) => (
              <div key={name}>
                <dt>{purifiers[name].model}</dt>
                <dd>{grouped(measuredCadrM3PerHour)} m³/h</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
