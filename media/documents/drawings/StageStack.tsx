import { Drawing } from './Drawing';
import { circle, type Footprint } from './footprint';
import { ink, stroke } from './ink';
import { MachineTop } from './MachineTop';
import { Solid } from './Solid';
import { StageLayer } from './StageLayer';
import { createView } from './view';

export type StageStackProps = {
  isRound: boolean;
  stages: 5 | 6;
  rowHeight: number;
};

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
      <path d={out.join('')} stroke="#1493A0" />
    </g>
  );
}

export function StageStack({ isRound, stages, rowHeight }: StageStackProps) {
  const form = isRound ? 'round' : 'square';
  const headHeight = 400;
  const rowMiddle = (stage: number) => headHeight + (stages - stage + 0.5) * rowHeight;
  const viewAt = (y: number) => createView({ azimuthDeg: 27, elevationDeg: 24, scale: 1, at: [x, y] });
  const headView = viewAt(headHeight - 96);
  const headMm = 130;
  return (
    <Drawing
      label={`The ${stages} stages drawn one above the other, numbered from the bottom up; air enters at the bottom and leaves at the top`}
      width={width}
      height={headHeight + stages * rowHeight}
      className="stack"
    >
      <path
        d={`M${x} ${rowMiddle(1)}V${headHeight - 90}`}
        stroke={ink.fine}
        strokeWidth={stroke.detail}
        strokeDasharray="10 10"
      />
      {Array.from({ length: stages }, (_, index) => index + 1).map((stage) => (
        <g key={stage}>
          <path d={`M${x} ${rowMiddle(stage)}H${width}`} stroke={ink.fine} strokeWidth={stroke.detail} />
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
