import { ink, pen } from './ink';
import type { PanelFilter } from './machine-shape';
import { Solid } from './Solid';
import { translated, type Point3, type View } from './view';

const panelNames = ['hepa', 'carbon', 'mesh'] as const;
type PanelName = (typeof panelNames)[number];

const fills: Record<PanelName, { frame: string; field: string; line: string }> = {
  hepa: { frame: ink.paper, field: ink.paper, line: ink.fine },
  carbon: { frame: ink.dark, field: ink.line, line: 'var(--slate-on-dark)' },
  mesh: { frame: ink.mesh, field: ink.paper, line: ink.dark },
};

type PanelProps = { view: View; filter: PanelFilter; name: PanelName; footMm?: number };

export function Panel({ view, filter, name, footMm = 0 }: PanelProps) {
  const { widthMm, heightMm } = filter;
  const thickMm = name === 'mesh' ? filter.thickMm * 0.4 : filter.thickMm;
  const border = widthMm * 0.07;
  const at = (x: number, z: number): Point3 => [x, -thickMm / 2, z];
  const right = widthMm / 2 - border;
  const [low, high] = [footMm + border, footMm + heightMm - border];
  const tabHalf = widthMm * 0.09;
  const [tabLow, tabHigh] = [high + border * 0.25, high + border * 1.3];
  const [columns, rows] = name === 'hepa' ? [26, 5] : [14, 20];
  const uprights = Array.from({ length: columns - 1 }, (_, index) => {
    const x = -right + (2 * right * (index + 1)) / columns;
    return view.line([at(x, low), at(x, high)]);
  });
  const levels = Array.from({ length: rows - 1 }, (_, index) => {
    const z = low + ((high - low) * (index + 1)) / rows;
    return view.line([at(-right, z), at(right, z)]);
  });
  const { frame, field, line } = fills[name];
  const footprint = { widthMm, depthMm: thickMm, radiusMm: 4 };
  const rectangle = (halfMm: number, lowMm: number, highMm: number) =>
    view.outline([at(-halfMm, lowMm), at(halfMm, lowMm), at(halfMm, highMm), at(-halfMm, highMm)]);
  return (
    <>
      <Solid view={view} footprint={footprint} fromMm={footMm} toMm={footMm + heightMm} fill={frame} topFill={frame} />
      <path d={rectangle(right, low, high)} fill={field} {...pen.detail} />
      <path d={[...uprights, ...levels].join('')} {...pen.fine} stroke={line} fill="none" />
      <path d={rectangle(tabHalf, tabLow, tabHigh)} fill={ink.act} {...pen.detail} strokeLinejoin="round" />
    </>
  );
}

type PanelSetProps = {
  view: View;
  filter: PanelFilter;
  footMm?: number;
  /** Offsets of HEPA, carbon and mesh; panels without one are not drawn. */
  offsetsMm: readonly Point3[];
};

export function PanelSet({ view, filter, footMm, offsetsMm }: PanelSetProps) {
  return offsetsMm.map((offset, index) => {
    const name = panelNames[index] ?? 'mesh';
    return <Panel key={name} view={translated(view, offset)} filter={filter} name={name} footMm={footMm} />;
  });
}
