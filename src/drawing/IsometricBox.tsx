import { type BoxFaces, type BoxSize, isometricPaths } from './projection';

type IsometricBoxProps = BoxSize & {
  /** Colours. */
  faces: BoxFaces;
  scale: number;
  /** In px of the screen; without it the lines grow with the drawing. */
  linePx?: number;
};

/** Draw boxes further back first. */
export function IsometricBox({ at, size, faces, scale, linePx }: IsometricBoxProps) {
  return (
    <g stroke="var(--ink)" strokeWidth={linePx ?? scale / 38} strokeLinejoin="round">
      {isometricPaths.box({ at, size }, scale).map((path, index) => (
        <path key={index} d={path} fill={faces[index]} vectorEffect={linePx && 'non-scaling-stroke'} />
      ))}
    </g>
  );
}
