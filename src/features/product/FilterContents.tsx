import type { PurifierSlug } from '@/data/products/product';

/** A zigzag through points of two lines that run beside each other. */
const zigzag = (points: number, at: (share: number, isOuter: boolean) => readonly [x: number, y: number]) =>
  `M${Array.from({ length: points }, (_, index) =>
    at(index / (points - 1), index % 2 === 0)
      .map((value) => value.toFixed(1))
      .join(' '),
  ).join('L')}`;

const roundPleats = zigzag(145, (share, isOuter) => {
  const [radius, turn] = [isOuter ? 112 : 86, share * 2 * Math.PI];
  return [Math.cos(turn) * radius, Math.sin(turn) * radius];
});

const flatPleats = zigzag(49, (share, isOuter) => [4 + share * 212, isOuter ? 3 : 33]);

/** A row of grains on a path. */
const grains = { stroke: 'var(--ink)', strokeWidth: 6, strokeLinecap: 'round', strokeDasharray: '0 8.2' } as const;

function Label({ y, from, children }: { y: number; from: number; children: string }) {
  return (
    <>
      <path d={`M${from} ${y}H276`} stroke="var(--ink)" />
      <circle cx={from} cy={y} r="3" fill="var(--ink)" />
      <text x="284" y={y + 5} fill="var(--ink)">
        {children}
      </text>
    </>
  );
}

/** A cartridge cut across. */
function Cartridge() {
  return (
    <>
      <g transform="translate(142 150)">
        <circle r="118" fill="#fff" stroke="var(--ink)" />
        <path d={roundPleats} stroke="var(--teal)" strokeWidth="1.6" strokeLinejoin="round" />
        <circle r="80" fill="#fff" stroke="var(--ink)" />
        {[72, 62, 52].map((radius) => (
          <circle key={radius} r={radius} {...grains} />
        ))}
        <circle r="44" fill="var(--stage)" stroke="var(--ink)" />
      </g>
      <Label y={84} from={215}>
        H13 pleats
      </Label>
      <Label y={150} from={204}>
        Carbon
      </Label>
    </>
  );
}

/** Three panels from above. */
function Panels() {
  return (
    <>
      {[60, 132, 204].map((y) => (
        <rect key={y} x="30" y={y} width="220" height="36" rx="3" fill="#fff" stroke="var(--ink)" />
      ))}
      <path d="M36 78H244" stroke="var(--ink)" strokeWidth="24" strokeDasharray="1.2 5" />
      {[141, 150, 159].map((y) => (
        <path key={y} d={`M38 ${y}H244`} {...grains} />
      ))}
      <path
        d={flatPleats}
        stroke="var(--teal)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        transform="translate(30 204)"
      />
      {['Mesh', 'Carbon', 'H13 pleats'].map((name, index) => (
        <Label key={name} y={78 + index * 72} from={250}>
          {name}
        </Label>
      ))}
    </>
  );
}

/** What a filter set is made of, in section. */
export function FilterContents({ fits }: { fits: PurifierSlug }) {
  const isPanels = fits === 'generation-z';
  return (
    <svg
      viewBox="0 0 400 300"
      className="d-block w-100 bg-stage d-print-none"
      fill="none"
      fontSize="16"
      role="img"
      aria-label={
        isPanels
          ? 'The three panels from above: mesh, carbon and H13 pleats'
          : 'The cartridge cut across: a ring of H13 pleats round a ring of carbon'
      }
    >
      {isPanels ? <Panels /> : <Cartridge />}
    </svg>
  );
}
