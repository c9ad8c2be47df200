import { circle, type Footprint, inset, rim } from './footprint';
import { ink, stroke } from './ink';
import { closedPath, openPath } from './path';
import { Solid } from './Solid';
import type { Point3, View } from './view';
import { seenWall, uprights, wallLine } from './wall';

export type StageLayerProps = { view: View; outline: Footprint; stage: number };

const layerMm = 78;

type Surface = { fill?: string; topFill?: string; holeShare: number };

const surfaces: Record<number, Surface> = {
  1: { fill: '#AEBCC6', holeShare: 0.86 },
  2: { fill: ink.dark, topFill: ink.dark, holeShare: 0.7 },
  3: { holeShare: 0.66 },
  4: { holeShare: 0.87 },
  5: { holeShare: 0.87 },
  6: { holeShare: 0.87 },
};

function wallMarks(view: View, outline: Footprint, stage: number) {
  const inside = [5, layerMm - 5] as const;
  const seen = seenWall(view, outline);
  switch (stage) {
    case 1: {
      const rows = [0.25, 0.5, 0.75].map((share) => wallLine(view, outline, seen, layerMm * share)).join('');
      return (
        <path d={uprights(view, outline, 20, inside) + rows} stroke={ink.dark} strokeWidth={stroke.fine} fill="none" />
      );
    }
    case 2:
      return (
        <path d={uprights(view, outline, 26, inside)} stroke="#A3B1C0" strokeWidth="3.4" strokeDasharray="3.4 9" />
      );
    case 3:
      return <path d={uprights(view, outline, 13, inside)} stroke={ink.fine} strokeWidth={stroke.fine} />;
    default:
      return null;
  }
}

function Lamps({ view, outline }: Omit<StageLayerProps, 'stage'>) {
  return [-0.24, 0, 0.24].map((share) => {
    const [y, half] = [share * outline.depthMm, outline.widthMm * (share === 0 ? 0.4 : 0.34)];
    const tube = openPath([view.project([-half, y, layerMm - 10]), view.project([half, y, layerMm - 10])]);
    return (
      <g key={share} strokeLinecap="round" fill="none">
        <path d={tube} stroke={ink.line} strokeWidth="21" />
        <path d={tube} stroke="#C9C1FF" strokeWidth="15" />
      </g>
    );
  });
}

function Needles({ view, outline }: Omit<StageLayerProps, 'stage'>) {
  const at = (angle: number, share: number): Point3 => [
    Math.cos(angle) * outline.widthMm * share,
    Math.sin(angle) * outline.depthMm * share,
    layerMm,
  ];
  const needles = Array.from({ length: 16 }, (_, index) => (index / 8) * Math.PI);
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d={needles.map((angle) => openPath([view.project(at(angle, 0.19)), view.project(at(angle, 0.38))])).join('')}
        stroke={ink.air}
        strokeWidth="4.4"
      />
      <path
        d={closedPath(rim(circle(outline.widthMm * 0.19), layerMm).map(view.project))}
        stroke={ink.line}
        strokeWidth={stroke.detail}
      />
    </g>
  );
}

function Screen({ view, outline: { widthMm, depthMm } }: Omit<StageLayerProps, 'stage'>) {
  const [x, y] = [widthMm * 0.41, depthMm * 0.41];
  const lines = Array.from({ length: 13 }, (_, index) => -1 + index / 6).map((share) => {
    const across = openPath([view.project([-x, share * y, layerMm]), view.project([x, share * y, layerMm])]);
    const along = openPath([view.project([share * x, -y, layerMm]), view.project([share * x, y, layerMm])]);
    return across + along;
  });
  return <path d={lines.join('')} stroke={ink.light} strokeWidth="2.6" fill="none" />;
}

export function StageLayer({ view, outline, stage }: StageLayerProps) {
  const { fill = ink.paper, topFill = ink.paper, holeShare } = surfaces[stage] ?? { holeShare: 0.8 };
  const hole = inset(outline, (outline.widthMm / 2) * (1 - holeShare));
  return (
    <g>
      <Solid view={view} footprint={outline} fromMm={0} toMm={layerMm} fill={fill} topFill={topFill} />
      {wallMarks(view, outline, stage)}
      <path
        d={closedPath(rim(hole, layerMm).map(view.project))}
        fill={ink.shade}
        stroke={ink.line}
        strokeWidth={stroke.detail}
      />
      {stage === 4 && <Lamps view={view} outline={outline} />}
      {stage === 5 && <Needles view={view} outline={outline} />}
      {stage === 6 && <Screen view={view} outline={outline} />}
    </g>
  );
}
