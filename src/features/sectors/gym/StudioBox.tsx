import { roomInWords, roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { isometricPoints, type Point3 } from '@/lib/isometric';
import styles from './LungsAgainstRoom.module.scss';
import { spinStudio, studioBreathedShare } from './studios';

const scale = 34;
const { lengthM: l, widthM: w, heightM: h } = spinStudio;

const rows = 4;
const bikes = Array.from({ length: spinStudio.people }, (_, index) => ({
  x: 1.4 + Math.floor(index / rows) * 1.5,
  y: 1.1 + (index % rows) * 1.5,
}));

function level(z: number): Point3[] {
  return [
    [0, 0, z],
    [l, 0, z],
    [l, w, z],
    [0, w, z],
  ];
}

/** The flywheel of a bike that stands at a point of the floor. */
function wheel(x: number, y: number): Point3[] {
  return Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    return [x + 0.78 + 0.3 * Math.cos(angle), y, 0.36 + 0.3 * Math.sin(angle)];
  });
}

/** Open lines through points of the room, as path data. */
function lines(...paths: Point3[][]): string {
  return paths.map((points) => `M${isometricPoints(points, scale).replaceAll(' ', 'L')}`).join('');
}

/** The spin studio as a box, filled to the share of its air that twenty riders breathe in an hour. */
export function StudioBox() {
  const fill = studioBreathedShare(spinStudio) * h;
  const near: [Point3[], number][] = [
    [
      [
        [0, w, 0],
        [l, w, 0],
        [l, w, fill],
        [0, w, fill],
      ],
      0.34,
    ],
    [
      [
        [l, 0, 0],
        [l, w, 0],
        [l, w, fill],
        [l, 0, fill],
      ],
      0.46,
    ],
  ];
  const edges: Point3[][] = [
    [...level(h), [0, 0, h]],
    [
      [0, w, h],
      [0, w, 0],
      [l, w, 0],
      [l, 0, 0],
      [l, 0, h],
    ],
    [
      [l, w, 0],
      [l, w, h],
    ],
  ];
  return (
    <svg viewBox="-212 -106 486 388" className={styles.studio} aria-hidden="true">
      <polygon points={isometricPoints(level(0), scale)} fill="#fff" />
      <polygon
        points={isometricPoints(
          [
            [0, 0, 0],
            [l, 0, 0],
            [l, 0, h],
            [0, 0, h],
          ],
          scale,
        )}
        fill="#d9edf1"
      />
      <polygon
        points={isometricPoints(
          [
            [0, 0, 0],
            [0, w, 0],
            [0, w, h],
            [0, 0, h],
          ],
          scale,
        )}
        fill="#c6e0e6"
      />
      {bikes.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          d={lines(
            wheel(x, y),
            [
              [x + 0.12, y, 0],
              [x + 0.3, y, 0.85],
            ],
            [
              [x + 0.2, y, 0.42],
              [x + 0.78, y, 0.36],
              [x + 0.86, y, 1],
              [x + 0.66, y, 1.05],
            ],
            [
              [x + 0.14, y, 0.88],
              [x + 0.44, y, 0.88],
            ],
          )}
          fill="none"
          stroke="#1e2c3e"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      ))}
      <polygon points={isometricPoints(level(fill), scale)} className={styles.breath} fillOpacity=".3" />
      {near.map(([points, opacity]) => (
        <polygon
          key={opacity}
          points={isometricPoints(points, scale)}
          className={styles.breath}
          fillOpacity={opacity}
        />
      ))}
      {edges.map((points, index) => (
        <polyline
          key={index}
          points={isometricPoints(points, scale)}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      ))}
      <text x="-206" y="262">
        {roomInWords(spinStudio)}
        <tspan x="-206" dy="1.4em">
          {twoDecimals(roomVolumeM3(spinStudio))} m³
        </tspan>
      </text>
    </svg>
  );
}
