import { Section } from '@/components/sections/Section';
import { Reveal } from '@/components/widgets/Reveal';
import { calculatorModels } from '@/domain/machines';
import { purifiers } from '@/data/purifiers';
import { grouped } from '@/lib/format/number';
import styles from './HowTested.module.scss';
import { TestDrawing } from './TestDrawing';

const steps = [
  'The machine runs at full speed, with new filters.',
  'An anemometer reads the speed of the air as it leaves.',
  'The reading is repeated at points spread over the whole outlet.',
  'The mean speed times the area of the outlet is the airflow, in m³/h.',
];

/** How the airflow that the site calls tested was found. */
export function HowTested() {
  return (
    <Section tone="porcelain" labelledBy="tested-heading">
      <Reveal>
        <h2 id="tested-heading">How a machine is tested</h2>
      </Reveal>
      <div className={styles.grid}>
        <TestDrawing />
        <div>
          <p className="lead">
            With methods of ISO 14644-3, the part of the clean-room standards that holds the tests:
          </p>
          <ol className={styles.steps}>
            {steps.map((step) => (
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
