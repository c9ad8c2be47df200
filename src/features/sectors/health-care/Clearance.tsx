import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { clearanceMinutes } from '@/domain/clearance';
import { colours } from '../colours';
import { type ClearanceRoom, clearanceRooms, shares, wholeMinutes } from './clearance';
import styles from './Clearance.module.scss';

const width = 760;
const lastMinute = 76;
const left = 58;
const decade = 104;
const topY = 20;
const lineColours: Record<ClearanceRoom['look'], string> = {
  slow: colours.ember,
  plain: '#D6E2E8',
  quick: colours.cyan,
};
const minuteTicks = [0, 10, 20, 30, 40, 50, 60, 70];
/** The share removed at which each line has its label; steep lines are labelled lower. */
const labelShares = [0.93, 0.985, 0.985, undefined, 0.99] as const;

/** 0.99 is two. */
const decades = (share: number) => -Math.log10(1 - share);
const xOf = (minutes: number) => Number((left + ((width - left - 12) * minutes) / lastMinute).toFixed(1));
const yOf = (share: number) => Number((topY + decades(share) * decade).toFixed(1));

function ClearanceChart({ className }: { className?: string | undefined }) {
  const floorY = topY + 3.05 * decade;
  return (
    <StaticSvg viewBox={`0 0 ${width} ${floorY + 30}`} className={className} aria-hidden="true" fontSize="15">
      {[0, ...shares].map((share) => (
        <g key={share}>
          <path d={`M${left} ${yOf(share)}H${width}`} stroke="#A3B1C0" strokeOpacity=".32" />
          <text y={yOf(share) + 5} fill="#fff" fontWeight="600">
            {Number(((1 - share) * 100).toFixed(1))}%
          </text>
        </g>
      ))}
      {minuteTicks.map((minutes) => (
        <text
          key={minutes}
          x={xOf(minutes)}
          y={floorY + 24}
          fill={colours.slateOnDark}
          textAnchor={minutes === 0 ? 'start' : 'middle'}
        >
          {minutes === 0 ? '0 min' : minutes}
        </text>
      ))}
      {clearanceRooms.map(({ airChanges, look }) => {
        const end = Math.min(lastMinute, clearanceMinutes(airChanges, 1 - 10 ** -3.05));
        const endY = topY + ((airChanges * end) / 60 / Math.LN10) * decade;
        return (
          <path
            key={airChanges}
            d={`M${left} ${topY}L${xOf(end)} ${Math.min(floorY, endY).toFixed(1)}`}
            stroke={lineColours[look]}
            strokeWidth={look === 'quick' ? 3 : 1.6}
            fill="none"
          />
        );
      })}
      {clearanceRooms.map(({ airChanges, look, rate }, index) => {
        const named = labelShares[index];
        return (
          <g key={airChanges} fill={lineColours[look]}>
            {shares
              .filter((share) => clearanceMinutes(airChanges, share) < lastMinute)
              .map((share) => (
                <circle key={share} cx={xOf(clearanceMinutes(airChanges, share))} cy={yOf(share)} r="4" />
              ))}
            {named && (
              <text
                x={xOf(clearanceMinutes(airChanges, named)) + (look === 'quick' ? -12 : 12)}
                y={yOf(named) - 8}
                textAnchor={look === 'quick' ? 'end' : 'start'}
              >
                {rate ? <AirChangeRate as="tspan" rate={rate} /> : airChanges} ACH
              </text>
            )}
          </g>
        );
      })}
    </StaticSvg>
  );
}

export function Clearance() {
  return (
    <Section tone="ink">
      <SectionHeading
        title="How soon the air is clear after a procedure"
        lead={
          <>
            Each line is one room. Run the machine at full speed between uses. <EstimatedNote />
          </>
        }
      />
      <div className={styles.grid}>
        <ClearanceChart className={styles.chart} />
        <table className={styles.table}>
          <caption className="visually-hidden">Minutes until a share of what was in the air has gone</caption>
          <thead>
            <tr>
              <th scope="col">ACH</th>
              {shares.map((share) => (
                <th key={share} scope="col">
                  {Number((share * 100).toFixed(1))}% gone
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clearanceRooms.map(({ airChanges, how, look, rate }) => (
              <tr key={airChanges} className={styles[look]}>
                <th scope="row">
                  <b className="num">{rate ? <AirChangeRate rate={rate} /> : airChanges}</b>
                  <span>{how}</span>
                </th>
                {shares.map((share) => (
                  <td key={share} className="num">
                    {wholeMinutes(airChanges, share)} <small>min</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`fine ${styles.assumptions}`}>
        This assumes evenly mixed air and no further source; real rooms take up to ten times as long. Minutes = −ln(1 −
        share) ÷ ACH × 60. <EvidenceLink line="clearance">CDC, MMWR, 28 October 1994, Table S3-1</EvidenceLink>.
      </p>
    </Section>
  );
}
