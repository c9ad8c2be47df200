import type { ReactNode } from 'react';
import { Drawing } from './Drawing';
import { ink, pen } from './ink';
import { Machine } from './Machine';
import type { MachineShape } from './machine-shape';
import { standingView } from './stage';
import type { View } from './view';

type ForbiddenDrawingsProps = { shape: MachineShape };

const size = { width: 400, height: 400 };

type SceneProps = { shape: MachineShape; view: View };

function Vase({ shape, view }: SceneProps) {
  const [x, y] = view.project([0, 0, shape.heightMm]);
  return (
    <g fill={ink.paper} {...pen.outline} strokeLinejoin="round">
      <path d={`M${x} ${y - 40}C${x - 24} ${y - 74} ${x - 30} ${y - 84} ${x - 46} ${y - 88}`} fill="none" />
      <path d={`M${x + 2} ${y - 40}C${x + 14} ${y - 78} ${x + 24} ${y - 90} ${x + 38} ${y - 96}`} fill="none" />
      <circle cx={x - 46} cy={y - 90} r="13" />
      <circle cx={x + 40} cy={y - 98} r="13" />
      <path d={`M${x - 14} ${y - 44}h28l8 44q-22 10-44 0Z`} />
    </g>
  );
}

function Curtain({ view }: SceneProps) {
  const [x] = view.project([0, 0, 0]);
  const folds = [0, 1, 2, 3].map((fold) => `M${x - 92 + fold * 26} 30q10 90-4 180t2 158`).join('');
  return (
    <g {...pen.outline}>
      <path d={`M${x - 130} 30H${x + 150}`} strokeWidth="6" />
      <path d={`M${x - 110} 30H${x + 12}q8 180-6 338H${x - 112}q14-160 2-338Z`} fill={ink.shade} />
      <path d={folds} fill="none" strokeWidth={pen.detail.strokeWidth} />
    </g>
  );
}

function Water({ shape, view }: SceneProps) {
  const [x, y] = view.project([0, 0, shape.heightMm]);
  const drops = [
    [-52, -52],
    [-22, -78],
    [8, -46],
    [36, -82],
    [64, -50],
  ] as const;
  return (
    <g fill={ink.air}>
      {drops.map(([dx, dy]) => (
        <path key={dx} d={`M${x + dx} ${y + dy - 16}c8 13 12 18 12 24a12 12 0 0 1-24 0c0-6 4-11 12-24Z`} />
      ))}
    </g>
  );
}

function LightRays({ shape, view }: SceneProps) {
  const [x, y] = view.project([0, -shape.body.depthMm / 2, shape.seamMm - 40]);
  const rays = [150, 175, 200, 225, 250].map((deg) => {
    const angle = (deg * Math.PI) / 180;
    const at = (radius: number) =>
      `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y - Math.sin(angle) * radius).toFixed(1)}`;
    return `M${at(50)}L${at(120)}`;
  });
  return <path d={rays.join('')} stroke={ink.light} strokeWidth="6" strokeLinecap="round" />;
}

function Forbidden({ label, caption, children }: { label: string; caption: string; children: ReactNode }) {
  return (
    <div>
      <Drawing label={label} className="panel" {...size}>
        {children}
        <path d="M328 24 376 72M376 24 328 72" stroke={ink.act} strokeWidth="10" strokeLinecap="round" />
      </Drawing>
      <p className="caption">{caption}</p>
    </div>
  );
}

export function ForbiddenDrawings({ shape }: ForbiddenDrawingsProps) {
  const view = standingView(shape, 200, 378, 268);
  return (
    <div className="forbidden">
      <Forbidden label="Crossed: a vase on top of the machine" caption="Nothing on top">
        <Machine view={view} shape={shape} />
        <Vase view={view} shape={shape} />
      </Forbidden>
      <Forbidden label="Crossed: a curtain over the machine" caption="Nothing over the intake">
        <Machine view={view} shape={shape} />
        <Curtain view={view} shape={shape} />
      </Forbidden>
      <Forbidden label="Crossed: water over the machine" caption="No water, no steam">
        <Machine view={view} shape={shape} />
        <Water view={view} shape={shape} />
      </Forbidden>
      <Forbidden label="Crossed: the machine lit with its front off" caption="Never on and open">
        <Machine view={view} shape={shape} inside="mesh" />
        <LightRays view={view} shape={shape} />
      </Forbidden>
    </div>
  );
}
