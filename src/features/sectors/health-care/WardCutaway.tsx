import { BuildingCutaway, type CutawayRoom } from '../cutaway/BuildingCutaway';
import { accent, Window } from '../cutaway/furniture';
import { above, across, floorY } from '../cutaway/cutaway-scale';
import { CutawayBlock } from '../cutaway/CutawayBlock';
import { wardRooms } from './ward-rooms';

/** From the left: its head or, in a mirror, its foot. */
function Bed({ xM, isMirrored = false }: { xM: number; isMirrored?: boolean }) {
  return (
    <g transform={isMirrored ? `translate(${across(2 * xM + 2.05)} 0) scale(-1 1)` : undefined}>
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

const railM = wardRooms.bay.heightM - 0.12;

/** Drawn back to one end of its rail, which runs above the air. */
function Curtain({ xM, railFromM }: { xM: number; railFromM: number }) {
  const folds = [0.12, 0.24].map((foldM) => `M${across(xM + foldM)} ${above(railM)}V${above(0.4)}`);
  return (
    <g stroke="var(--field)">
      <CutawayBlock at={[xM, 0.4]} size={[0.36, railM - 0.4]} fill="var(--mist)" />
      <path d={folds.join('')} />
      <path d={`M${across(railFromM)} ${above(railM)}h${across(2.3)}`} strokeWidth="2" />
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
      <CutawayBlock at={[0.15, 0]} size={[0.9, 0.9]} fill="#fff" stroke="var(--ink)" />
      <CutawayBlock at={[0.12, 0.9]} size={[0.96, 0.05]} fill="var(--sand-300)" stroke="var(--ink)" />
      <CutawayBlock at={[0.15, 1.5]} size={[0.9, 0.6]} fill="#fff" stroke="var(--ink)" />
      <path
        d={[
          `M${across(0.6)} ${above(2.1)}V${above(1.5)}`,
          `M${across(0.15)} ${above(0.62)}h${across(0.9)}`,
          `M${across(0.6)} ${above(0.62)}V${floorY}`,
        ].join('')}
        stroke="var(--ink)"
      />
      <path
        d={`M${across(0.5)} ${above(1.58)}v-8M${across(0.7)} ${above(1.58)}v-8M${across(0.5)} ${above(0.76)}h12M${across(0.5)} ${above(0.52)}v8M${across(0.7)} ${above(0.52)}v8`}
        stroke="var(--ink)"
        strokeWidth="2"
      />
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
      <Curtain xM={2.4} railFromM={0.46} />
      <Curtain xM={4.44} railFromM={4.44} />
    </g>
  );
}

function BayFurniture() {
  return (
    <g>
      <Bed xM={1.1} />
      <Bed xM={4.05} isMirrored />
      <CutawayBlock at={[3.39, 0]} size={[0.42, 0.75]} fill="var(--sand-300)" stroke="var(--ink)" />
    </g>
  );
}

const baySection: CutawayRoom = {
  name: 'Four-bed bay, two beds drawn',
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
