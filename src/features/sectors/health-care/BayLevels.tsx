import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { HeadedSection } from '../HeadedSection';

/** The scale of the drawing. */
const maxDbA = 60;
const at = (dbA: number) => `${(100 * dbA) / maxDbA}%`;
const lineY = 64;

type LevelScaleProps = { limitDbA: number; levelsDbA: readonly number[] };

/** The levels on a line from zero, and the limit that they are measured against. */
function LevelScale({ limitDbA, levelsDbA }: LevelScaleProps) {
  return (
    <StaticSvg height="96" className="d-block w-100 overflow-visible mb-3" fill="#fff" aria-hidden="true">
      <rect y={lineY - 14} width={at(limitDbA)} height="14" fill="var(--cyan)" fillOpacity="0.3" />
      <rect y={lineY} width="100%" height="1" fill="var(--slate-on-dark)" />
      {Array.from({ length: maxDbA / 10 + 1 }, (_, index) => (
        <rect key={index} x={at(index * 10)} y={lineY} width="1" height="6" fill="var(--slate-on-dark)" />
      ))}
      <rect x={at(limitDbA)} y="22" width="2" height={lineY - 22} fill="var(--cyan)" />
      <text x={at(limitDbA)} y="14" textAnchor="middle" fill="var(--cyan)">
        WHO {limitDbA}
      </text>
      {levelsDbA.map((dbA) => (
        <g key={dbA}>
          <circle cx={at(dbA)} cy={lineY} r="8" />
          <text x={at(dbA)} y={lineY - 18} textAnchor="middle" className="fw-semibold">
            {dbA}
          </text>
        </g>
      ))}
      <text y={lineY + 28} fill="var(--slate-on-dark)">
        0
      </text>
      <text x="100%" y={lineY + 28} textAnchor="end" fill="var(--slate-on-dark)">
        {maxDbA} dB(A)
      </text>
    </StaticSvg>
  );
}

type BayLevelsProps = {
  title: string;
  lead: string;
  /** Of the World Health Organization. */
  limitDbA: number;
  /** Of the machines together, in one hour of the day each. */
  levels: readonly { hour: string; noiseDbA: number; text: string }[];
};

/** How loud the machines of a bay are by the hour, on a scale and in three columns. */
export function BayLevels({ title, lead, limitDbA, levels }: BayLevelsProps) {
  return (
    <HeadedSection title={title} lead={lead} background="ink">
      <LevelScale limitDbA={limitDbA} levelsDbA={levels.map(({ noiseDbA }) => noiseDbA)} />
      <Row as="ul" className="row-gap-2">
        {levels.map(({ hour, noiseDbA, text }) => (
          <Col as="li" key={hour} md={4}>
            <div className="d-flex d-md-block align-items-center column-gap-3 border-top pt-2 pt-md-3">
              <p className="num h1 text-nowrap m-0 col-5">
                {noiseDbA}
                <small className="unit">dB(A)</small>
              </p>
              <div className="mt-md-2">
                <h3 className="item text-white">{hour}</h3>
                <p className="m-0">{text}</p>
              </div>
            </div>
          </Col>
        ))}
      </Row>
    </HeadedSection>
  );
}
