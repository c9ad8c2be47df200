import { machineSizeM } from '@/domain/machines';
import { twoDecimals } from '@/lib/format/number';
import type { FurnishedRoom } from '@/domain/placing';
import { purifiers } from '@/data/purifiers';
import { airLines } from '@/features/viewer/geometry/air-lines';
import type { BoxM } from '@/features/viewer/geometry/framing';
import { placeInRoom } from '@/features/viewer/geometry/place-in-room';
import type { Projection } from '@/features/viewer/scene/drawn-scene';
import drawingStyles from '@/features/viewer/viewer/Drawings.module.scss';
import { DimensionLines } from '@/features/viewer/viewer/DimensionLines';

type RoomDrawingsProps = {
  room: FurnishedRoom;
  /** Between the room and its dimension lines. */
  lineGapM: number;
  projection: Projection;
  isClose: boolean;
};

const nameGapPx = 8;

export function RoomDrawings({ room, lineGapM, projection, isClose }: RoomDrawingsProps) {
  const { lengthM, widthM, heightM, places, model } = room;
  const { widthPx, heightPx, toCanvas } = projection;
  const boxM: BoxM = { low: [-lengthM / 2, 0, -widthM / 2], high: [lengthM / 2, heightM, widthM / 2] };
  return (
    <svg
      className={`position-absolute w-100 h-100 ${drawingStyles.drawings}`}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden="true"
    >
      {!isClose && (
        <DimensionLines
          boxM={boxM}
          figures={[`${twoDecimals(lengthM)} m`, `${twoDecimals(widthM)} m`, `${twoDecimals(heightM)} m`]}
          gapM={lineGapM}
          projection={projection}
        />
      )}
      {!isClose &&
        places.map((place, index) => {
          const { xM, zM } = placeInRoom(place, room);
          const lines = airLines({ placeM: [xM, zM], machineHeightM: machineSizeM(model)[2], room });
          return lines.map(({ isClean, pointsM }, line) => (
            <polyline
              key={`${index} ${line}`}
              className={isClean ? drawingStyles.clean : drawingStyles.intake}
              points={pointsM.map((pointM) => toCanvas(pointM).join()).join(' ')}
            />
          ));
        })}
      {places.map((place, index) => {
        const { xM, zM } = placeInRoom(place, room);
        const [xPx, yPx] = toCanvas([xM, machineSizeM(model)[2] * 1.1, zM]);
        return (
          <text key={index} className={drawingStyles.label} x={xPx} y={yPx - nameGapPx} textAnchor="middle">
            {places.length === 1 ? purifiers[model].model : index + 1}
          </text>
        );
      })}
    </svg>
  );
}
