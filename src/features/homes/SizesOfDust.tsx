import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { particleSizes, particleSources } from '@/data/particle-sizes';

const { hair: humanHair, dander, pollen: grain, smoke } = particleSizes;

const drawings = [
  { width: 1280, gutter: 32, perUm: 3.6, fontSize: 16, className: 'd-none d-lg-block' },
  { width: 736, gutter: 32, perUm: 2.1, fontSize: 15, className: 'd-none d-md-block d-lg-none' },
  { width: 358, gutter: 0, perUm: 1.1, fontSize: 14, className: 'd-md-none' },
];

const label = `To one scale: a hair of ${humanHair.um} micrometres, flakes of dander of ${dander.um}, a grain of pollen of ${grain.um} and smoke particles of ${smoke.um}.`;

/** Where small particles float, in shares of their field. */
const spots = Array.from({ length: 26 }, (_, index) => [(index * 0.755) % 1, (index * 0.57 + 0.1) % 1] as const);

function DustDrawing({ width, gutter, perUm, fontSize, className }: (typeof drawings)[number]) {
  const hair = humanHair.um * perUm;
  // On a phone the size stands below its name.
  const isStacked = gutter === 0;
  const height = hair + (isStacked ? 90 : 70);
  // As wide as three columns of the page and a gutter.
  const field = (width + gutter) / 4;
  const floor = hair + 36;
  const sizePlace = (column: number) => (isStacked ? { x: column * field, dy: '1.3em' } : {});
  const pollen = (grain.um * perUm) / 2;
  const [pollenX, pollenY] = [2.45 * field, floor / 2];
  const spike = pollen * 0.16;
  const spikes = Array.from({ length: 18 }, (_, index) => {
    const angle = (index * Math.PI) / 9;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${(pollenX + pollen * dx).toFixed(1)} ${(pollenY + pollen * dy).toFixed(1)}l${(spike * dx).toFixed(1)} ${(spike * dy).toFixed(1)}`;
  }).join('');
  const dots = (from: number, every: number, radius: number) =>
    spots
      .filter((_, index) => index % every === 0)
      .map(([x, y]) => (
        <circle
          key={x}
          cx={(from + 0.08 * field + x * field * 0.84).toFixed(1)}
          cy={(floor * (0.06 + 0.88 * y)).toFixed(1)}
          r={radius}
          fill="var(--copper)"
        />
      ));
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height}`}
      className={`w-100 h-auto overflow-visible ${className}`}
      fontSize={fontSize}
      role="img"
      aria-label={label}
    >
      <g transform={`rotate(-7 ${field / 2} ${floor / 2})`}>
        <rect
          x="-900"
          y={(floor - hair) / 2}
          width={900 + field * 0.92}
          height={hair}
          rx={hair * 0.08}
          fill="var(--ember-300)"
          stroke="var(--copper)"
          strokeWidth="1.4"
        />
        {/* The scales of a hair. */}
        <path
          d={[-0.12, 0.12, 0.36, 0.6, 0.8]
            .map(
              (share) => `M${share * field} ${(floor - hair) / 2}q${hair * 0.16} ${hair * 0.55} ${-hair * 0.1} ${hair}`,
            )
            .join('')}
          fill="none"
          stroke="var(--copper)"
          strokeOpacity=".5"
          strokeWidth="1.4"
        />
      </g>
      <circle cx={pollenX} cy={pollenY} r={pollen} fill="var(--ember)" stroke="var(--copper)" strokeWidth="1.4" />
      <path d={spikes} stroke="var(--copper)" strokeWidth="3" strokeLinecap="round" />
      {dots(field, 2, (dander.um * perUm) / 2)}
      {dots(3 * field, 1, Math.max((smoke.um * perUm) / 2, 0.7))}
      {Object.entries(particleSizes).map(([name, { um }], index) => (
        <text key={name} x={index * field} y={floor + 28} fill="var(--ink)">
          <tspan fontWeight="600">{name === 'hair' ? 'Hair' : name[0]?.toUpperCase() + name.slice(1)}</tspan>{' '}
          <tspan {...sizePlace(index)} fill="var(--slate)">
            {um} µm
          </tspan>
        </text>
      ))}
    </StaticSvg>
  );
}

type SizesOfDustProps = { topics: readonly { id: string; title: string; stage: string; text: string }[] };

/** Hair, pollen, dander and smoke to one scale, and the stage that takes each. */
export function SizesOfDust({ topics }: SizesOfDustProps) {
  return (
    <>
      {drawings.map((drawing) => (
        <DustDrawing key={drawing.width} {...drawing} />
      ))}
      <Row className="mt-3 row-gap-3">
        {topics.map(({ id, title, stage, text }, index) => (
          // Hair and dander stand over the first.
          <Col key={id} md={index === 0 ? 6 : 3}>
            <div className="border-top border-dark pt-2">
              <h3 id={id}>{title}</h3>
              <p className="label text-teal my-1">{stage}</p>
              <p className="m-0 text-pretty">{text}</p>
            </div>
          </Col>
        ))}
      </Row>
      <p className="small muted mt-3 mb-0">Sizes: {particleSources}.</p>
    </>
  );
}
