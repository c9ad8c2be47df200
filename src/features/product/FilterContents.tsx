import type { PurifierSlug } from '@/data/products/product';
import styles from './FilterContents.module.scss';

/** The cartridge, seen from above its front: middle of its top, flattening of a circle, height, and radii of its layers. */
const [middleX, topY, flattening, height] = [158, 84, 0.42, 172];
const [core, carbonEnd, pleatsStart, shell] = [42, 76, 82, 128];
/** The part that is cut away, clockwise from the right in degrees. */
const [cutFrom, cutTo] = [8, 118];

function at(radius: number, deg: number, down = 0): string {
  const angle = (deg * Math.PI) / 180;
  return `${(middleX + radius * Math.cos(angle)).toFixed(1)} ${(topY + flattening * radius * Math.sin(angle) + down).toFixed(1)}`;
}

const arc = (radius: number, fromDeg: number, toDeg: number, down = 0) =>
  `A${radius} ${(radius * flattening).toFixed(1)} 0 ${Math.abs(toDeg - fromDeg) > 180 ? 1 : 0} ${toDeg > fromDeg ? 1 : 0} ${at(radius, toDeg, down)}`;

/** From the end of the cut round the back to its start. */
const ring = (inner: number, outer: number) =>
  `M${at(outer, cutTo)}${arc(outer, cutTo, cutFrom + 360)}L${at(inner, cutFrom)}${arc(inner, cutFrom + 360, cutTo)}Z`;

/** Part of a face of the cut. */
const face = (inner: number, outer: number, deg: number) =>
  `M${at(inner, deg)}L${at(outer, deg)}L${at(outer, deg, height)}L${at(inner, deg, height)}Z`;

/** Part of the shell. */
const wall = (fromDeg: number, toDeg: number) =>
  `M${at(shell, fromDeg)}${arc(shell, fromDeg, toDeg)}L${at(shell, toDeg, height)}${arc(shell, toDeg, fromDeg, height)}Z`;

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const uprights = (points: readonly string[]) => points.map((point) => `M${point}v${height}`).join('');

const topPleats = `M${steps(cutTo, cutFrom + 360, 2.5)
  .map((deg, index) => at(index % 2 ? pleatsStart : shell, deg))
  .join('L')}`;

const topGrains = [50, 59, 68]
  .flatMap((radius) => steps(cutTo + 3, cutFrom + 357, 520 / radius).map((deg) => `M${at(radius, deg)}h0`))
  .join('');

const faceGrains = (deg: number) =>
  [48, 57, 66, 73]
    .flatMap((radius, row) => steps(6 + (row % 2) * 4, height - 4, 8.2).map((down) => `M${at(radius, deg, down)}h0`))
    .join('');

const lines = { stroke: 'var(--ink)', strokeLinejoin: 'round' } as const;
const pleats = { stroke: 'var(--teal)', strokeWidth: 1.4, strokeLinejoin: 'round' } as const;
const grains = { stroke: 'var(--ink)', strokeWidth: 5, strokeLinecap: 'round' } as const;

type LabelProps = { radius: number; down: number; children: string };

/** From a layer of the right face. */
function Label({ radius, down, children }: LabelProps) {
  const [x = '', y = ''] = at(radius, cutFrom, down).split(' ');
  return (
    <>
      <path d={`M${x} ${y}H318`} stroke="var(--ink)" strokeWidth="1.5" />
      <circle cx={x} cy={y} r="5" fill="var(--ink)" stroke="#fff" strokeWidth="6" paintOrder="stroke" />
      <text x="325" y={Number(y) + 5} fill="var(--ink)">
        {children}
      </text>
    </>
  );
}

/** A cartridge with a part cut away. */
function Cartridge() {
  return (
    <>
      <path d={`M${at(core, cutFrom)}v${height}${arc(core, cutFrom, cutTo, height)}v${-height}Z`} fill="var(--slate)" />
      {[cutTo, cutFrom].map((deg) => (
        <g key={deg}>
          <path d={face(core, shell, deg)} {...lines} fill="#fff" />
          <path d={faceGrains(deg)} {...grains} />
          <path d={uprights(steps(pleatsStart, shell, 4).map((radius) => at(radius, deg)))} {...pleats} />
        </g>
      ))}
      {[
        [cutTo, 180],
        [0, cutFrom],
      ].map(([from = 0, to = 0]) => (
        <g key={from}>
          <path d={wall(from, to)} {...lines} fill="#fff" />
          <path d={uprights(steps(from, to, 3).map((deg) => at(shell, deg)))} {...pleats} />
        </g>
      ))}
      <path d={ring(core, shell)} {...lines} fill="#fff" />
      <path d={topPleats} {...pleats} />
      <path d={topGrains} {...grains} />
      <path d={ring(core, carbonEnd)} {...lines} />
      <path d={ring(pleatsStart, shell)} {...lines} />
      <Label radius={106} down={44}>
        H13 pleats
      </Label>
      <Label radius={60} down={104}>
        Carbon
      </Label>
    </>
  );
}

const [panelWidth, panelHeight] = [134, 170];

/** Textures of the panels, in the air's order. */
const panels = [
  {
    name: 'Mesh',
    texture: (
      <path
        {...lines}
        strokeWidth="0.8"
        d={`${steps(6, panelWidth - 6, 6)
          .map((x) => `M${x} 0V${panelHeight}`)
          .join('')}${steps(6, panelHeight - 6, 6)
          .map((y) => `M0 ${y}H${panelWidth}`)
          .join('')}`}
      />
    ),
  },
  {
    name: 'Carbon',
    texture: (
      <path
        {...grains}
        d={steps(9, panelHeight - 6, 9)
          .flatMap((y, row) => steps(row % 2 ? 12 : 8, panelWidth - 6, 8.4).map((x) => `M${x} ${y}h0`))
          .join('')}
      />
    ),
  },
  {
    name: 'H13 pleats',
    texture: (
      <path
        {...pleats}
        d={steps(4, panelWidth - 4, 3.5)
          .map((x) => `M${x} 0V${panelHeight}`)
          .join('')}
      />
    ),
  },
];

/** Three panels, one behind the other. */
function Panels() {
  return panels.toReversed().map(({ name, texture }, index) => {
    const x = 282 - index * 126;
    return (
      <g key={name} transform={`translate(${x} 92)`}>
        <g transform="skewY(-20)">
          <path d={`M${panelWidth} 0l14 10v${panelHeight}l-14-10`} {...lines} fill="var(--grey-300)" />
          <rect width={panelWidth} height={panelHeight} {...lines} fill="#fff" />
          {texture}
          <rect width={panelWidth} height={panelHeight} {...lines} strokeWidth="1.5" />
        </g>
        <text y={panelHeight + 28} fill="var(--ink)">
          {name}
        </text>
      </g>
    );
  });
}

/** What a filter set is made of. */
export function FilterContents({ fits }: { fits: PurifierSlug }) {
  const isPanels = fits === 'generation-z';
  return (
    <svg
      viewBox={`${isPanels ? 10 : -10} 0 440 330`}
      className={`d-block w-100 ${styles.drawing}`}
      fill="none"
      role="img"
      aria-label={
        isPanels
          ? 'The three panels one behind the other: mesh, carbon and H13 pleats'
          : 'The cartridge cut open: a ring of H13 pleats round a ring of carbon'
      }
    >
      {isPanels ? <Panels /> : <Cartridge />}
    </svg>
  );
}
