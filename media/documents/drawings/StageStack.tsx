import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import { circle, type Footprint, inset, rim, seenWall, uprights } from './footprint';
import { ink, pen } from './ink';
import { MachineTop } from './MachineTop';
import { Solid } from './Solid';
import { createView, type Point3, type View } from './view';

type LayerProps = { view: View; outline: Footprint };

const layerMm = 78;

/** Lines on the wall of stages 1 to 3. */
function WallMarks({ view, outline, stage }: LayerProps & { stage: number }) {
  const lines = (pitchMm: number) => uprights(view, outline, pitchMm, [5, layerMm - 5]);
  if (stage === 1) {
    const seen = seenWall(view, outline);
    const rows = [0.25, 0.5, 0.75].map((share) => view.line(rim(outline, layerMm * share, ...seen)));
    return <path d={lines(20) + rows.join('')} {...pen.fine} stroke={ink.dark} fill="none" />;
  }
  if (stage === 2)
    return <path d={lines(26)} stroke="var(--slate-on-dark)" strokeWidth="3.4" strokeDasharray="3.4 9" />;
  return stage === 3 && <path d={lines(13)} {...pen.fine} />;
}

function Lamps({ view, outline }: LayerProps) {
  return [-0.24, 0, 0.24].map((share) => {
    const [y, half] = [share * outline.depthMm, outline.widthMm * (share === 0 ? 0.4 : 0.34)];
    const tube = view.line([
      [-half, y, layerMm - 10],
      [half, y, layerMm - 10],
    ]);
    return (
      <g key={share} strokeLinecap="round" fill="none">
        <path d={tube} stroke={ink.line} strokeWidth="21" />
        <path d={tube} stroke="var(--uv-200)" strokeWidth="15" />
      </g>
    );
  });
}

function Needles({ view, outline: { widthMm, depthMm } }: LayerProps) {
  const at = (angle: number, share: number): Point3 => [
    Math.cos(angle) * widthMm * share,
    Math.sin(angle) * depthMm * share,
    layerMm,
  ];
  const needles = Array.from({ length: 16 }, (_, index) => (index / 8) * Math.PI).map((angle) =>
    view.line([at(angle, 0.19), at(angle, 0.38)]),
  );
  return (
    <g fill="none" strokeLinecap="round">
      <path d={needles.join('')} stroke={ink.air} strokeWidth="4.4" />
      <path d={view.outline(rim(circle(widthMm * 0.19), layerMm))} {...pen.detail} />
    </g>
  );
}

function Screen({ view, outline: { widthMm, depthMm } }: LayerProps) {
  const [x, y] = [widthMm * 0.41, depthMm * 0.41];
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    view.line([
      [fromX, fromY, layerMm],
      [toX, toY, layerMm],
    ]);
  const lines = Array.from({ length: 13 }, (_, index) => -1 + index / 6).map(
    (share) => line(-x, share * y, x, share * y) + line(share * x, -y, share * x, y),
  );
  return <path d={lines.join('')} stroke={ink.light} strokeWidth="2.6" fill="none" />;
}

type Surface = { fill?: string; topFill?: string; holeShare: number; Top?: (props: LayerProps) => ReactNode };

const surfaces: Record<number, Surface> = {
  1: { fill: ink.mesh, holeShare: 0.86 },
  2: { fill: ink.dark, topFill: ink.dark, holeShare: 0.7 },
  3: { holeShare: 0.66 },
  4: { holeShare: 0.87, Top: Lamps },
  5: { holeShare: 0.87, Top: Needles },
  6: { holeShare: 0.87, Top: Screen },
};

function StageLayer({ view, outline, stage }: LayerProps & { stage: number }) {
  const { fill, topFill, holeShare, Top } = surfaces[stage] ?? { holeShare: 0.8 };
  const hole = inset(outline, (outline.widthMm / 2) * (1 - holeShare));
  return (
    <g>
      <Solid view={view} footprint={outline} fromMm={0} toMm={layerMm} fill={fill} topFill={topFill} />
      <WallMarks view={view} outline={outline} stage={stage} />
      <path d={view.outline(rim(hole, layerMm))} fill={ink.shade} {...pen.detail} />
      {Top && <Top view={view} outline={outline} />}
    </g>
  );
}

/** Schematic: the same size for every machine. */
const width = 860;
const x = 440;
const head: Record<'round' | 'square', Footprint> = {
  round: { widthMm: 420, depthMm: 420, radiusMm: 145 },
  square: { widthMm: 400, depthMm: 340, radiusMm: 50 },
};
const layer: Record<'round' | 'square', Footprint> = {
  round: circle(190),
  square: { widthMm: 360, depthMm: 300, radiusMm: 34 },
};

function Air({ bottom, top }: { bottom: number; top: number }) {
  const into = Array.from({ length: 6 }, (_, index) => {
    const y = bottom - 60 + index * 24;
    const far = y + 44 - index * 14;
    return `M0 ${far}C90 ${far} 130 ${y} ${x - 214} ${y}`;
  });
  const out = Array.from({ length: 9 }, (_, index) => {
    const lean = index - 4;
    return `M${x + lean * 26} ${top}C${x + lean * 26} ${top - 46} ${x + lean * 38} ${top - 66} ${x + lean * 58} ${top - 112}`;
  });
  return (
    <g fill="none" strokeWidth="3.6">
      <path d={into.join('')} stroke={ink.act} />
      <path d={out.join('')} stroke={ink.airflow} />
    </g>
  );
}

type StageStackProps = { isRound: boolean; stages: 5 | 6; rowHeight: number };

export function StageStack({ isRound, stages, rowHeight }: StageStackProps) {
  const form = isRound ? 'round' : 'square';
  const headHeight = 400;
  const rowMiddle = (stage: number) => headHeight + (stages - stage + 0.5) * rowHeight;
  const viewAt = (y: number) => createView({ elevationDeg: 24, scale: 1, at: [x, y] });
  const headView = viewAt(headHeight - 96);
  const headMm = 130;
  const row = { ...pen.detail, stroke: ink.fine };
  return (
    <Drawing
      label={`The ${stages} stages drawn one above the other, numbered from the bottom up; air enters at the bottom and leaves at the top`}
      width={width}
      height={headHeight + stages * rowHeight}
      className="stack"
    >
      <path d={`M${x} ${rowMiddle(1)}V${headHeight - 90}`} {...row} strokeDasharray="10 10" />
      {Array.from({ length: stages }, (_, index) => index + 1).map((stage) => (
        <g key={stage}>
          <path d={`M${x} ${rowMiddle(stage)}H${width}`} {...row} />
          <StageLayer view={viewAt(rowMiddle(stage) + 36)} outline={layer[form]} stage={stage} />
        </g>
      ))}
      <Solid view={headView} footprint={head[form]} fromMm={0} toMm={headMm} />
      <MachineTop view={headView} body={head[form]} heightMm={headMm} />
      <g fontSize="32" fontWeight="600">
        <text x={x + 236} y={headHeight - 250} fill={ink.air}>
          Clean air
        </text>
        <text x="0" y={rowMiddle(1) + 124} fill={ink.act}>
          Room air
        </text>
      </g>
      <Air bottom={rowMiddle(1) + 10} top={headHeight - 96 - headMm * 0.91} />
    </Drawing>
  );
}
