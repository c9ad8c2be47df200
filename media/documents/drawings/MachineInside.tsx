import { useId } from 'react';
import { circle, rim } from './footprint';
import { Cartridge } from './Cartridge';
import { ink, stroke } from './ink';
import { doorHeightsMm, doorStretch, filterFootMm } from './machine-parts';
import type { MachineShape } from './machine-shape';
import { PanelSet } from './PanelSet';
import { closedPath } from './path';
import type { View } from './view';
import { seenOf, wallPiece } from './wall';

export type MachineInsideProps = { view: View; shape: MachineShape; inside: 'empty' | 'filter' | 'mesh' };

export function MachineInside({ view, shape, inside }: MachineInsideProps) {
  const id = useId();
  const { body, filter } = shape;
  const stretch = seenOf(view, body, doorStretch(shape));
  const opening = closedPath(wallPiece(view, body, stretch, doorHeightsMm(shape)));
  const footMm = filterFootMm(shape);
  return (
    <>
      <clipPath id={id}>
        <path d={opening} />
      </clipPath>
      <path d={opening} fill="#CBD6DD" />
      <g clipPath={`url(#${id})`}>
        <path
          d={closedPath(rim(circle(body.widthMm * 0.47), footMm - 14).map(view.project))}
          fill={ink.shade}
          stroke={ink.line}
          strokeWidth={stroke.fine}
        />
        {filter.kind === 'cartridge' && inside !== 'empty' && (
          <Cartridge view={view} filter={filter} footMm={footMm} hasMesh={inside === 'mesh'} />
        )}
        {filter.kind === 'panels' && (
          <PanelSet
            view={view}
            filter={filter}
            footMm={footMm}
            shown={inside === 'mesh' ? ['hepa', 'carbon', 'mesh'] : inside === 'filter' ? ['hepa', 'carbon'] : []}
          />
        )}
      </g>
      <path d={opening} fill="none" stroke={ink.line} strokeWidth={stroke.outline} strokeLinejoin="round" />
    </>
  );
}
