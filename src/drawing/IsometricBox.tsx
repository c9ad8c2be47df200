import { type BoxFaces, type BoxSize, isometricPaths } from './projection';

type IsometricBoxProps = BoxSize & {
  /** Colours. */
  faces: BoxFaces;
  scale: number;
};

/** Draw boxes further back first. */
export function IsometricBox({ at, size, faces, scale }: IsometricBoxProps) {
  return (
    <g stroke="var(--ink)" strokeWidth={scale / 38} strokeLinejoin="round">
      {isometricPaths.box({ at, size }, scale).map((path, index) => (
        <path key={index} d={path} fill={faces[index]} />
      ))}
    </g>
  );
}
