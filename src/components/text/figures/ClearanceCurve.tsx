import { StaticSvg } from '@/components/ui/StaticSvg';
import { rate, rateText } from '@/domain/air-changes';
import { ClearanceDrawing } from './ClearanceDrawing';
import { Figure } from './Figure';
import styles from './Figure.module.scss';

const description =
  'Chart. The time to clear 99% of particles falls from 92 minutes at 3 air changes an hour to 46 at 6, 28 at 10 and 14 at 20. ' +
  `The surgery of the example, with ${rateText(rate('GEN Y', 40.95, { ventilationAch: 1 }))} air changes, needs 17 minutes. ` +
  'Below the curve stand the waits of the UK guidance of ' +
  '2020 to 2022: 30 minutes from 1 to 5 air changes, 20 from 6 to 9, 15 from 10 on, and as little as 10 with high-volume suction or a rubber dam.';

export function ClearanceCurve() {
  return (
    <Figure
      title="Figure 1. What the air does, and what the guidance asked"
      note="Curve: minutes to clear 99% of particles, 276 ÷ air changes per hour, in evenly mixed air with nothing adding to it. Where air mixes badly, up to ten times as long. It is arithmetic, not a recommendation."
    >
      <div role="img" aria-label={description}>
        <ClearanceDrawing width={832} height={430} className={styles.wide ?? ''} />
        <ClearanceDrawing width={358} height={400} className={styles.narrow ?? ''} />
      </div>
      <ul className={styles.key}>
        <li>
          <StaticSvg viewBox="0 0 26 4" aria-hidden="true">
            <path d="M0 2h26" stroke="var(--air)" strokeWidth="2.5" />
          </StaticSvg>
          99% cleared, calculated
        </li>
        <li>
          <StaticSvg viewBox="0 0 26 4" aria-hidden="true">
            <path d="M0 2h26" stroke="var(--copper)" strokeWidth="2.5" />
          </StaticSvg>
          UK fallow time, 2020 to 2022, withdrawn
        </li>
        <li>
          <StaticSvg viewBox="0 0 26 4" aria-hidden="true">
            <path d="M0 2h26" stroke="var(--copper)" strokeWidth="2.5" strokeDasharray="5 4" />
          </StaticSvg>
          the least it could be, with suction or dam
        </li>
      </ul>
    </Figure>
  );
}
