import { BuildingCutaway, type CutawayRoom } from '../cutaway/BuildingCutaway';
import { Chair, accent, grey, Table, Window } from '../cutaway/furniture';
import { above, across, floorY } from '../cutaway/cutaway-scale';
import { CutawayBlock } from '../cutaway/CutawayBlock';
import { schoolRooms } from './school-rooms';

const { classroom1, nursery } = schoolRooms;

/** A string of flags sags from wall to wall. */
function onString(xM: number, belowM = 0): string {
  const sagM = Math.sin((xM / nursery.lengthM) * Math.PI) * 0.18;
  return `${across(xM)} ${above(2.46 - sagM - belowM)}`;
}

const flagM = 0.38;
const flags = Array.from({ length: 11 }, (_, index) => {
  const xM = (nursery.lengthM / 11) * (index + 0.5);
  return {
    path: `M${onString(xM - flagM / 2)}L${onString(xM, 0.32)} ${onString(xM + flagM / 2)}Z`,
    fill: ['var(--pane-300)', 'var(--ember-300)', '#fff'][index % 3],
  };
});
const flagString = Array.from({ length: 15 }, (_, index) => onString((nursery.lengthM / 14) * index)).join(' ');

function NurseryWall() {
  return (
    <g>
      <Window xM={0.9} sillM={0.7} widthM={2.2} heightM={1.2} panes={3} />
      <Window xM={3.9} sillM={0.7} widthM={1.6} heightM={1.2} panes={2} />
      <polyline points={flagString} fill="none" stroke="var(--ink)" />
      {flags.map(({ path, fill }) => (
        <path key={path} d={path} fill={fill} stroke="var(--ink)" strokeLinejoin="round" />
      ))}
    </g>
  );
}

function NurseryFurniture() {
  return (
    <g>
      <Table xM={1.3} widthM={1.5} heightM={0.46} />
      <Chair xM={0.85} seatM={0.28} />
      <Chair xM={3.2} seatM={0.28} colour={accent} facing={-1} />
      <circle cx={across(3.75)} cy={floorY - 10} r="10" fill="#fff" stroke="var(--ink)" />
      <CutawayBlock at={[4.2, 0]} size={[0.3, 0.3]} fill="var(--pane-300)" stroke="var(--ink)" />
      <CutawayBlock at={[4.53, 0]} size={[0.3, 0.3]} fill="var(--ember-300)" stroke="var(--ink)" />
      <CutawayBlock at={[4.36, 0.3]} size={[0.3, 0.3]} fill="#fff" stroke="var(--ink)" />
    </g>
  );
}

function ClassroomWall() {
  return (
    <g>
      <Window xM={1.3} sillM={1} widthM={2.2} heightM={1.4} panes={2} />
      <CutawayBlock at={[4.3, 1.05]} size={[2.9, 1.2]} fill="var(--deep)" stroke="var(--ink)" />
      <path
        d={`M${across(4.6)} ${above(1.9)}h72M${across(4.6)} ${above(1.6)}h108M${across(4.6)} ${above(1.3)}h48`}
        stroke="var(--pane-300)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

function ClassroomFurniture() {
  return (
    <g>
      {[1.2, 2.5, 3.8, 5.1].map((x, index) => (
        <g key={x}>
          <Table xM={x + 0.4} widthM={0.75} heightM={0.72} />
          <Chair xM={x + 0.05} colour={index === 1 ? accent : grey} />
        </g>
      ))}
      <Table xM={6.4} widthM={1.2} heightM={0.74} top="#fff" />
    </g>
  );
}

/** Both rooms are cut along their length. */
const classroomSection: CutawayRoom = {
  name: 'Classroom',
  room: classroom1,
  fromM: 0,
  toM: 9,
  machines: [
    { xM: 0.52, fromM: 2.4, toM: 2.4, isBehind: true },
    { xM: 8.08, fromM: 6.2, toM: 6.2, isBehind: true },
    { xM: 0.3, fromM: 3.9, toM: 3.6 },
    { xM: 8.3, fromM: 4.9, toM: 4.4 },
  ],
  wall: <ClassroomWall />,
  furniture: <ClassroomFurniture />,
};

const schoolSection = [
  classroomSection,
  {
    name: 'Nursery',
    room: nursery,
    fromM: 9,
    toM: 16,
    machines: [{ xM: 15.2, fromM: 12, toM: 9.6 }],
    wall: <NurseryWall />,
    furniture: <NurseryFurniture />,
  },
] as const satisfies readonly CutawayRoom[];

/** A school cut open, with the machines of each room. */
export function SchoolCutaway() {
  return <BuildingCutaway title="Section through a school" rooms={schoolSection} phoneRoom={classroomSection} />;
}
