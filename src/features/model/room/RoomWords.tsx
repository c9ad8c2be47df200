import { purifiers } from '@/data/purifiers';
import { roomInWords } from '@/lib/air-changes';
import type { FurnishedRoom } from '@/lib/machine-places';

export type RoomWordsProps = { room: FurnishedRoom };

/** Text alternative of the room. */
export function RoomWords({ room }: RoomWordsProps) {
  const { lengthM, widthM, places, model } = room;
  const far = (distanceM: number) => `${distanceM.toFixed(1)} m`;
  return (
    <div className="visually-hidden">
      <p>{`The room, ${roomInWords(room)}, seen from above one corner with the walls on this side left out:`}</p>
      <ul aria-label="Machines in the room">
        {places.map(({ xM, yM }, index) => (
          <li key={index}>
            {`${purifiers[model].model} ${index + 1} stands ${far(xM)} from the left wall and ${far(lengthM - xM)} from the right, ` +
              `${far(yM)} from the upper wall and ${far(widthM - yM)} from the lower.`}
          </li>
        ))}
      </ul>
    </div>
  );
}
