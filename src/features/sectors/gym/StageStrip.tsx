import { StaticSvg } from '@/components/ui/StaticSvg';
import { stages } from './gym-air';
import styles from './StagesInGym.module.scss';

export type StageStripProps = { endsAt: readonly number[] };

/** Units of the drawing: a stage is 100 wide, with its plate in the middle. */
const height = 100;
const width = stages.length * 100;
const plateX = (stage: number) => stage * 100 - 50;

/** Five lines on their way through six plates: copper up to the stage that takes them, cyan behind it. */
export function StageStrip({ endsAt }: StageStripProps) {
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={styles.strip}
      aria-hidden="true"
    >
      {stages.map(({ name }, index) => (
        <rect
          key={name}
          x={plateX(index + 1) - 3}
          width="6"
          height={height}
          className={endsAt.includes(index + 1) ? styles.works : styles.plate}
        />
      ))}
      {endsAt.map((stage, line) => {
        const y = 14 + line * 18;
        const x = plateX(stage);
        return (
          <g key={line}>
            <path d={`M0 ${y}H${x}`} className={styles.dirty} />
            <path d={`M${x} ${y}H${width}`} className={styles.clean} />
            <path d={`M${x} ${y}h.01`} className={styles.end} />
          </g>
        );
      })}
    </StaticSvg>
  );
}
