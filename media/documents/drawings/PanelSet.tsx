import { ink, stroke } from './ink';
import type { PanelFilter } from './machine-shape';
import { panelFootprint } from './machine-parts';
import { closedPath, openPath } from './path';
import { Solid } from './Solid';
import type { Point3, View } from './view';
import type { Place } from './wall';

type PanelName = 'hepa' | 'carbon' | 'mesh';

export type PanelProps = { view: View; filter: PanelFilter; name: PanelName; footMm: number; place?: Place };

const fills: Record<PanelName, { frame: string; field: string; line: string }> = {
  hepa: { frame: ink.paper, field: ink.paper, line: ink.fine },
  carbon: { frame: ink.dark, field: ink.line, line: '#A3B1C0' },
  mesh: { frame: '#AEBCC6', field: ink.paper, line: ink.dark },
};

export function Panel({ view, filter, name, footMm, place = (point) => point }: PanelProps) {
  const { widthMm, heightMm } = filter;
  const thickMm = name === 'mesh' ? filter.thickMm * 0.4 : filter.thickMm;
  const front = -thickMm / 2;
  const [halfW, low, high] = [widthMm / 2, footMm, footMm + heightMm];
  const border = widthMm * 0.07;
  const at = (x: number, z: number) => view.project(place([x, front, z]));
  const line = (from: readonly [number, number], to: readonly [number, number]) => openPath([at(...from), at(...to)]);
  const field = [
    at(-halfW + border, low + border),
    at(halfW - border, low + border),
    at(halfW - border, high - border),
    at(-halfW + border, high - border),
  ];
  const [columns, rows] = name === 'hepa' ? [26, 5] : [14, 20];
  const uprights = Array.from({ length: columns - 1 }, (_, index) => {
    const x = -halfW + border + ((widthMm - 2 * border) * (index + 1)) / columns;
    return line([x, low + border], [x, high - border]);
  });
  const levels = Array.from({ length: rows - 1 }, (_, index) => {
    const z = low + border + ((heightMm - 2 * border) * (index + 1)) / rows;
    return line([-halfW + border, z], [halfW - border, z]);
  });
  const { frame, field: fieldFill, line: lineColour } = fills[name];
  const tab = [
    [-widthMm * 0.09, high - border * 0.75],
    [widthMm * 0.09, high - border * 0.75],
    [widthMm * 0.09, high + border * 0.3],
    [-widthMm * 0.09, high + border * 0.3],
  ] as const;
  return (
    <>
      <Solid
        view={view}
        footprint={panelFootprint(widthMm, thickMm)}
        fromMm={low}
        toMm={high}
        place={place}
        fill={frame}
        topFill={frame}
      />
      <path d={closedPath(field)} fill={fieldFill} stroke={ink.line} strokeWidth={stroke.detail} />
      <path d={[...uprights, ...levels].join('')} stroke={lineColour} strokeWidth={stroke.fine} fill="none" />
      <path
        d={closedPath(tab.map(([x, z]) => at(x, z)))}
        fill={ink.act}
        stroke={ink.line}
        strokeWidth={stroke.detail}
        strokeLinejoin="round"
      />
    </>
  );
}

export type PanelSetProps = {
  view: View;
  filter: PanelFilter;
  footMm: number;
  shown: readonly PanelName[];
};

const depths: Record<PanelName, number> = { hepa: 0.6, carbon: 1.8, mesh: 2.7 };

export function PanelSet({ view, filter, footMm, shown }: PanelSetProps) {
  return shown.map((name) => {
    const place = ([x, y, z]: Point3): Point3 => [x, y - depths[name] * filter.thickMm, z];
    return <Panel key={name} view={view} filter={filter} name={name} footMm={footMm} place={place} />;
  });
}
