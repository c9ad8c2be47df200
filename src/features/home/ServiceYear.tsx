import { StaticSvg } from '@/components/ui/StaticSvg';
import styles from './Drawing.module.scss';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

const firstDueMonth = 6;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

export function ServiceYear() {
  return (
    <StaticSvg height="80" className={styles.drawing}>
      <g fill="var(--teal)" stroke="var(--grey-300)">
        {months.map((month) => (
          <rect
            key={month}
            x={percent((month - 1) / 12)}
            y="9"
            width={percent(0.9 / 12)}
            height="34"
            {...(month < firstDueMonth ? { fill: '#fff' } : { fillOpacity: `.${16 + (month - firstDueMonth) * 10}` })}
          />
        ))}
      </g>
      {[3, 6, 9, 12].map((month) => (
        <circle
          key={month}
          cx={percent((month - 0.55) / 12)}
          cy="26"
          r="4.5"
          fill={month > 9 ? '#fff' : 'var(--ink)'}
        />
      ))}
      <text x="0" y="70" className={styles.weak}>
        Month 1
      </text>
      <text x={percent(5.45 / 12)} y="70" textAnchor="middle" className={styles.strong}>
        6: replace from
      </text>
      <text x="99%" y="70" textAnchor="end" className={styles.strong}>
        12: replace by
      </text>
    </StaticSvg>
  );
}
