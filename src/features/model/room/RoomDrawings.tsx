import { machineSizeM } from '@/domain/machines';
import { twoDecimals } from '@/lib/number';
import type { FurnishedRoom } from '@/domain/placing';
import { purifiers } from '@/data/purifiers';
import type { BoxM } from '../framing';
import { placeInRoom } from '../place-in-room';
import type { Projection } from '../scene/drawn-scene';
import drawingStyles from '../viewer/Drawings.module.scss';
import { SizeDrawing } from '../viewer/SizeDrawing';

export type RoomDrawingsProps = {
  room: FurnishedRoom;
  /** Between the room and the lines of its sizes, in metres. */
  lineGapM: number;
  projection: Projection;
  /** True where one machine is looked at closely, and the room's lines lie outside. */
  isClose: boolean;
};

/** Between the place above a machine and its name, in px. */
const nameGapPx = 8;

/** What is written over the room: its three sizes on lines, and above each machine its name or number. */
export function RoomDrawings({ room, lineGapM, projection, isClose }: RoomDrawingsProps) {
  const { lengthM, widthM, heightM, places, model } = room;
  const { widthPx, heightPx, toCanvas } = projection;
  const boxM: BoxM = { low: [-lengthM / 2, 0, -widthM / 2], high: [lengthM / 2, heightM, widthM / 2] };
  return (
    <svg className={drawingStyles.drawings} viewBox={`0 0 ${widthPx} ${heightPx}`} aria-hidden="true">
      {!isClose && (
        <SizeDrawing
          boxM={boxM}
          figures={[`${twoDecimals(lengthM)} m`, `${twoDecimals(widthM)} m`, `${twoDecimals(heightM)} m`]}
          gapM={lineGapM}
          projection={projection}
        />
      )}
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
