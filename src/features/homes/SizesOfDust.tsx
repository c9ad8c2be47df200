import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { particleSizes, particleSources } from '@/data/particle-sizes';
import { capitalised } from '@/lib/format/count-word';

const { hair: humanHair, dander, pollen: grain, smoke } = particleSizes;

const drawings = [
  { width: 1280, gutter: 32, perUm: 3.6, fontSize: 16, className: 'd-none d-lg-block' },
  { width: 736, gutter: 32, perUm: 2.1, fontSize: 15, className: 'd-none d-md-block d-lg-none' },
  { width: 358, gutter: 0, perUm: 2, fontSize: 16, className: 'd-md-none' },
];

const label = `To one scale: a hair of ${humanHair.um} micrometres, flakes of dander of ${dander.um}, a grain of pollen of ${grain.um} and smoke particles of ${smoke.um}.`;

/** Where flakes float, in shares of their field. */
const flakeSpots = Array.from({ length: 8 }, (_, index) => [(index * 0.755) % 1, (index * 0.57 + 0.1) % 1] as const);

/** A scatter from 0 to 1 that is alike in each drawing. */
const scatter = (index: number) => Math.abs((Math.sin(index * 12.9898) * 43758.5453) % 1);

/** Smoke that rises in wisps, in shares of its field: each particle a point. */
const smokeSpots = Array.from({ length: 420 }, (_, index) => {
  const rise = scatter(index);
  const wisp = 0.5 + 0.26 * Math.sin(rise * 6 + (index % 3) * 1.1) * (0.3 + rise);
  return [wisp + (scatter(index + 500) + scatter(index + 900) - 1) * (0.05 + 0.2 * rise), 1 - rise] as const;
});

/** Spines on the half of a grain that is seen: where each stands, in radii. */
const spines = Array.from({ length: 84 }, (_, index) => {
  const reach = Math.sqrt(1 - (1 - (index + 0.5) / 84) ** 2);
  return [reach * Math.cos(index * 2.39996), reach * Math.sin(index * 2.39996)] as const;
});

/** A flake with corners, no two of one shape. */
function flake(x: number, y: number, radius: number, index: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = index + (corner * Math.PI) / 3;
    const reach = radius * (0.75 + 0.25 * Math.sin(index * 5 + corner * 2.4));
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The ragged edge of one scale of a hair, across it, bowed as on a round thing. */
function scaleEdge(x: number, y: number, hair: number, index: number): string {
  const teeth = 8;
  const reach = (tooth: number) =>
    hair * (0.12 * Math.sin((tooth / teeth) * Math.PI) + 0.09 * scatter(index * 17 + tooth));
  const edge = Array.from(
    { length: teeth },
    (_, tooth) => `l${(reach(tooth + 1) - reach(tooth)).toFixed(0)} ${(hair / teeth).toFixed(1)}`,
  );
  return `M${(x + reach(0)).toFixed(0)} ${y.toFixed(1)}${edge.join('')}`;
}

type GrainProps = { x: number; y: number; radius: number };

/** A grain of pollen, lit from above, with its spines. */
function Grain({ x, y, radius }: GrainProps) {
  const lightId = useId();
  const path = spines
    .map(([dx, dy]) => {
      const [baseX, baseY] = [dx * radius * 0.97, dy * radius * 0.97];
      return `M${baseX.toFixed(1)} ${baseY.toFixed(1)}l${(dx * radius * 0.17).toFixed(1)} ${(dy * radius * 0.17).toFixed(1)}`;
    })
    .join('');
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} strokeLinecap="round">
      <radialGradient id={lightId} cx=".38" cy=".3" r=".75">
        <stop stopColor="var(--glow)" />
        <stop offset=".55" stopColor="var(--ember)" />
        <stop offset="1" stopColor="var(--terracotta)" />
      </radialGradient>
      <circle r={radius} fill={`url(#${lightId})`} />
      <path d={path} stroke="var(--copper)" strokeWidth={radius * 0.075} />
    </g>
  );
}

function DustDrawing({ width, gutter, perUm, fontSize, className }: (typeof drawings)[number]) {
  const hair = humanHair.um * perUm;
  const shadeId = useId();
  const scalesId = useId();
  // On a phone name and size stand below each thing, otherwise in the headings of the columns.
  const isStacked = gutter === 0;
  const height = hair + (isStacked ? 76 : 36);
  // A column of the page with its gutter; on a phone one more column for the hair's name.
  const field = (width + gutter) / (isStacked ? 4 : 3);
  const floor = hair + 36;
  const pollen = (grain.um * perUm) / 2;
  const [pollenX, pollenY] = [(isStacked ? 2.5 : 1.4) * field, floor / 2];
  const hairTop = (floor - hair) / 2;
  const scales = Array.from({ length: Math.ceil((width + 800) / (hair * 0.14)) }, (_, index) =>
    scaleEdge(-400 + (index + 0.5 * scatter(index)) * hair * 0.14, hairTop, hair, index),
  );
  const fieldPoint = (column: number, [x, y]: readonly [number, number]) =>
    [(column + 0.04 + x * (isStacked ? 0.86 : 0.5)) * field, hairTop + hair * (0.04 + 0.92 * y)] as const;
  const flakes = flakeSpots.map((spot, index) =>
    flake(...fieldPoint(isStacked ? 1 : 0.36, spot), (dander.um * perUm) / 1.7, index),
  );
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height}`}
      className={`w-100 h-auto overflow-visible ${className}`}
      fontSize={fontSize}
      role="img"
      aria-label={label}
    >
      {/* Round: lit from above, darker at both edges. */}
      <linearGradient id={shadeId} x2="0" y2="1">
        <stop stopColor="var(--ember-600)" />
        <stop offset=".06" stopColor="var(--ember-300)" />
        <stop offset=".3" stopColor="var(--sand-100)" />
        <stop offset=".42" stopColor="#fff" />
        <stop offset=".6" stopColor="var(--sand)" />
        <stop offset=".9" stopColor="var(--ember-300)" />
        <stop offset="1" stopColor="var(--terracotta)" />
      </linearGradient>
      {/* Wider than the window: the hair goes on at both sides. */}
      <g transform={`rotate(-2 ${width / 2} ${floor / 2})`}>
        <rect x="-900" y={hairTop} width={width + 1800} height={hair} fill={`url(#${shadeId})`} />
        <g fill="none" strokeLinejoin="round">
          <g stroke="var(--copper)" strokeOpacity=".3">
            <path id={scalesId} d={scales.join('')} />
          </g>
          <use href={`#${scalesId}`} x="2" stroke="#fff" strokeOpacity=".7" />
        </g>
        <g stroke="var(--ink)">
          <path d={`M.5 ${hairTop}v${hair}m-4 0h8m-8 ${-hair}h8`} />
          <text x="14" y={floor / 2} dy={isStacked ? '-.3em' : '.35em'} fill="var(--ink)" stroke="none">
            <tspan fontWeight="600">One hair</tspan>{' '}
            <tspan {...(isStacked && { x: 14, dy: '1.3em' })}>{humanHair.um} µm</tspan>
          </text>
        </g>
        <Grain x={pollenX} y={pollenY} radius={pollen} />
        <path d={flakes.join('')} fill="var(--copper)" />
        <path
          d={smokeSpots
            .map((spot) => fieldPoint(isStacked ? 3 : 2.1, spot))
            .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
            .join('')}
          stroke="var(--ink)"
          strokeWidth={Math.max(smoke.um * perUm, 1.2)}
          strokeLinecap="round"
        />
      </g>
      {isStacked &&
        Object.entries({ dander, pollen: grain, smoke }).map(([name, { um }], index) => (
          <text key={name} x={(index + 1.5) * field} y={hairTop + hair + 26} textAnchor="middle" fill="var(--ink)">
            <tspan fontWeight="600">{capitalised(name)}</tspan>
            <tspan x={(index + 1.5) * field} dy="1.3em" fill="var(--slate)">
              {um} µm
            </tspan>
          </text>
        ))}
    </StaticSvg>
  );
}

type SizesOfDustProps = {
  /** `particle`: what of it is drawn above. */
  topics: readonly { id: string; title: string; particle: keyof typeof particleSizes; stage: string; text: string }[];
  /** What takes all of them. */
  children: ReactNode;
};

/** Hair, pollen, dander and smoke to one scale, and the stage that takes each. */
export function SizesOfDust({ topics, children }: SizesOfDustProps) {
  return (
    <>
      {drawings.map((drawing) => (
        <DustDrawing key={drawing.width} {...drawing} />
      ))}
      <Row className="mt-3 mt-lg-5 row-gap-3">
        {topics.map(({ id, title, particle, stage, text }) => (
          <Col key={id} md={4}>
            <div className="border-top border-dark pt-2">
              <h3 id={id}>
                {title}
                <small className="d-none d-md-inline muted ms-2">
                  {particle !== id && `${particle} `}
                  {particleSizes[particle].um} µm
                </small>
              </h3>
              <p className="label text-teal my-1">{stage}</p>
              <p className="m-0 text-pretty">{text}</p>
            </div>
          </Col>
        ))}
      </Row>
      {children}
      <p className="small muted mt-3 mb-0">Typical sizes, to one scale: {particleSources}.</p>
    </>
  );
}
