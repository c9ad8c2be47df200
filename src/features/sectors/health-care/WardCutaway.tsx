import { BuildingCutaway, type CutawayRoom } from '../cutaway/BuildingCutaway';
import { accent, Window } from '../cutaway/furniture';
import { above, across, floorY } from '../cutaway/cutaway-scale';
import { CutawayBlock } from '../cutaway/CutawayBlock';
import { wardRooms } from './ward-rooms';

function Bed({ xM }: { xM: number }) {
  return (
    <g>
      <path
        d={`M${across(xM)} ${above(1.05)}V${floorY - 6}M${across(xM + 2.05)} ${above(0.8)}V${floorY - 6}M${across(xM)} ${above(0.42)}H${across(xM + 2.05)}`}
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {[xM, xM + 2.05].map((wheelM) => (
        <circle key={wheelM} cx={across(wheelM)} cy={floorY - 4} r="4" fill="var(--ink)" />
      ))}
      <CutawayBlock at={[xM + 0.05, 0.46]} size={[1.95, 0.16]} fill="#fff" stroke="var(--ink)" rounding={4} />
      <CutawayBlock at={[xM + 0.1, 0.62]} size={[0.45, 0.12]} fill="#fff" stroke="var(--ink)" rounding={4} />
      <CutawayBlock at={[xM + 0.75, 0.5]} size={[1.25, 0.18]} fill="var(--pane-300)" stroke="var(--ink)" rounding={4} />
    </g>
  );
}

function Curtain({ xM, widthM }: { xM: number; widthM: number }) {
  const folds = [0, 0.12, 0.24].map((foldM) => `M${across(xM + foldM)} ${above(2.2)}V${above(0.5)}`);
  return (
    <g stroke="var(--field)" fill="none">
      <path d={`M${across(xM)} ${above(2.2)}h${across(widthM)}`} strokeWidth="2" />
      <path d={folds.join('')} strokeWidth="1.2" />
    </g>
  );
}

function Stool({ xM }: { xM: number }) {
  return (
    <g>
      <path d={`M${across(xM + 0.2)} ${floorY}V${above(0.48)}`} stroke="var(--ink)" strokeWidth="2" />
      <CutawayBlock at={[xM, 0.46]} size={[0.4, 0.08]} fill={accent} rounding={4} />
    </g>
  );
}

function TreatmentFurniture() {
  return (
    <g>
      <CutawayBlock at={[0.15, 0]} size={[1.1, 0.9]} fill="#fff" stroke="var(--ink)" />
      <CutawayBlock at={[0.15, 0.9]} size={[1.1, 0.05]} fill="var(--sand-300)" stroke="var(--ink)" />
      <CutawayBlock at={[0.15, 1.5]} size={[1.1, 0.6]} fill="#fff" stroke="var(--ink)" />
      <path d={`M${across(2.2)} ${above(2.65)}V${above(2.1)}h20`} stroke="var(--slate)" strokeWidth="2.5" fill="none" />
      <path d={`M${across(2.36)} ${above(2.08)}h32l-7 12h-18z`} fill="#fff" stroke="var(--ink)" strokeWidth="1.2" />
      <path d={`M${across(2.4)} ${floorY}V${above(0.55)}`} stroke="var(--ink)" strokeWidth="5" />
      <CutawayBlock at={[1.6, 0.55]} size={[1.7, 0.14]} fill="var(--pane-300)" stroke="var(--ink)" rounding={5} />
      <path
        d={`M${across(1.62)} ${above(0.66)}l-22 -20`}
        stroke="var(--pane-300)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <Stool xM={3.3} />
    </g>
  );
}

function BayWall() {
  return (
    <g>
      <Window xM={2.9} sillM={1} widthM={1.4} heightM={1.2} panes={2} />
      <Curtain xM={1} widthM={1.7} />
      <Curtain xM={4.5} widthM={1.7} />
    </g>
  );
}

function BayFurniture() {
  return (
    <g>
      <Bed xM={1.1} />
      <Bed xM={4} />
      <CutawayBlock at={[3.35, 0]} size={[0.42, 0.75]} fill="var(--sand-300)" stroke="var(--ink)" />
    </g>
  );
}

const baySection: CutawayRoom = {
  name: 'Four-bed bay',
  room: wardRooms.bay,
  fromM: 0,
  toM: 7.2,
  machines: [
    { xM: 0.25, fromM: 3.1, toM: 2.9 },
    { xM: 6.6, fromM: 4.1, toM: 4.3 },
  ],
  wall: <BayWall />,
  furniture: <BayFurniture />,
};

const wardSection = [
  baySection,
  {
    name: 'Treatment room',
    room: wardRooms.treatmentRoom,
    fromM: 7.2,
    toM: 11.5,
    machines: [{ xM: 11.05, fromM: 8.2, toM: 8.2 }],
    furniture: <TreatmentFurniture />,
  },
] as const satisfies readonly CutawayRoom[];

export function WardCutaway() {
  return <BuildingCutaway title="Section through a ward" rooms={wardSection} phoneRoom={baySection} />;
}
