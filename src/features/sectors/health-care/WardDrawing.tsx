import { obliquePoints, wardDepthM } from './oblique';
import { ObliqueBox, type ObliqueBoxProps } from './ObliqueBox';
import {
  bayBoxes,
  consultingBoxes,
  isolationBoxes,
  sluiceBoxes,
  stationBoxes,
  treatmentBoxes,
  waitingBoxes,
} from './ward-furniture';
import {
  corridorM,
  crossWall,
  farCorridorWall,
  farOuterWall,
  farWallsM,
  nearCorridorWall,
  nearOuterWall,
  nearWallsM,
} from './ward-walls';
import { WardMachine } from './WardMachine';

function Boxes({ boxes }: { boxes: readonly ObliqueBoxProps[] }) {
  return boxes.map((box) => <ObliqueBox key={box.at.join()} {...box} />);
}

function Floor({ from, to, far, near, fill }: { from: number; to: number; far: number; near: number; fill: string }) {
  return (
    <polygon
      points={obliquePoints([
        [from, far, 0],
        [to, far, 0],
        [to, near, 0],
        [from, near, 0],
      ])}
      fill={fill}
    />
  );
}

const { far, near } = corridorM;
const [, bayEnd = 0, bay2End = 0, isolationEnd = 0, wardEnd = 0] = farWallsM;
const [, waitingEnd = 0, stationEnd = 0, consulting1End = 0, consulting2End = 0] = nearWallsM;
const clean = '#ffffff';

/** The rooms on the far side of the corridor, left to right, each before the wall on its right. */
function FarRooms() {
  const bayReach = (x: number) => ({ at: [x, 0], size: [7.2, 5.2] }) as const;
  return (
    <g>
      <Boxes boxes={[...farOuterWall, crossWall(0, 0, far), ...bayBoxes(0, true)]} />
      <WardMachine model="GEN Y" at={[6.55, 4.4]} reach={bayReach(0)} />
      <Boxes boxes={[crossWall(bayEnd, 0, far), ...bayBoxes(bayEnd, false)]} />
      <WardMachine model="GEN Y" at={[13.75, 4.4]} reach={bayReach(bayEnd)} />
      <Boxes
        boxes={[
          crossWall(bay2End, 0, far),
          ...isolationBoxes(bay2End),
          crossWall(isolationEnd, 0, far),
          ...treatmentBoxes(isolationEnd),
        ]}
      />
      <WardMachine model="GEN Y" at={[22.4, 4.3]} reach={{ at: [isolationEnd, 0.6], size: [4.3, 4.6] }} />
      <Boxes boxes={[crossWall(wardEnd, 0, far), ...farCorridorWall]} />
    </g>
  );
}

/** The rooms between the corridor and the viewer. */
function NearRooms() {
  const consultingReach = (x: number) => ({ at: [x, near], size: [3.2, 4.8] }) as const;
  return (
    <g>
      <Boxes boxes={[...nearCorridorWall, crossWall(0, near, wardDepthM), ...waitingBoxes(0, near)]} />
      <WardMachine model="GEN Z" at={[8, 11.6]} reach={{ at: [0.2, near], size: [8.4, 4.8] }} />
      <Boxes boxes={[crossWall(waitingEnd, near, wardDepthM), ...stationBoxes(waitingEnd, near)]} />
      <WardMachine model="GEN X" at={[14.55, 8.7]} reach={{ at: [waitingEnd - 2, far + 0.2], size: [8, 2.4] }} />
      <WardMachine model="GEN X" at={[14.55, 12.1]} reach={{ at: [waitingEnd + 0.2, near + 0.9], size: [6, 4] }} />
      <Boxes boxes={[crossWall(stationEnd, near, wardDepthM), ...consultingBoxes(stationEnd, near)]} />
      <WardMachine model="GEN Y" at={[17.8, 11.6]} reach={consultingReach(stationEnd)} />
      <Boxes boxes={[crossWall(consulting1End, near, wardDepthM), ...consultingBoxes(consulting1End, near)]} />
      <WardMachine model="GEN Y" at={[21, 11.6]} reach={consultingReach(consulting1End)} />
      <Boxes
        boxes={[
          crossWall(consulting2End, near, wardDepthM),
          ...sluiceBoxes(consulting2End, near),
          crossWall(wardEnd, near, wardDepthM),
          ...nearOuterWall,
        ]}
      />
    </g>
  );
}

/** A ward cut open above the beds: rooms on both sides of one corridor, every machine to scale. */
export function WardDrawing() {
  return (
    <g>
      <Floor from={0} to={wardEnd} far={0} near={far} fill={clean} />
      <Floor from={0} to={wardEnd} far={far} near={near} fill="#D9EBEF" />
      <Floor from={0} to={wardEnd} far={near} near={wardDepthM} fill={clean} />
      <Floor from={waitingEnd} to={stationEnd} far={near} near={wardDepthM} fill="#D9EBEF" />
      <FarRooms />
      <NearRooms />
    </g>
  );
}
