import { roomInWords, roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { colours } from '../colours';
import { machineAirChanges, machinesInWords } from '../machine-room';
import { ScrollRegion } from '../ScrollRegion';
import { schoolRooms, type SchoolRoom } from './school-rooms';
import { across, floorY } from './section-scale';
import { ClassroomFurniture, HallFurniture, NurseryFurniture } from './SectionFurniture';
import { SectionMachine } from './SectionMachine';
import { SectionRooms, SectionShell } from './SectionShell';
import styles from './SchoolSection.module.scss';

type CutRoom = { name: string; room: SchoolRoom; fromM: number; toM: number; shown?: string };

/** The rooms in the section from left to right. Nursery and classroom are cut along, the hall across. */
const cutRooms: readonly CutRoom[] = [
  { name: 'Nursery', room: schoolRooms.nursery, fromM: 0, toM: 7 },
  { name: 'Classroom', room: schoolRooms.classroom1, fromM: 7, toM: 15 },
  { name: 'Hall', room: schoolRooms.hall, fromM: 15, toM: 24, shown: 'one shown' },
];

function figures({ room, shown }: CutRoom): string {
  const machines = [machinesInWords(room), shown].filter(Boolean).join(', ');
  return `${machines}: ${twoDecimals(machineAirChanges(room))} ACH`;
}

const label = `Section through a school, each room with a purifier to scale. ${cutRooms
  .map((cut) => `${cut.name}, ${twoDecimals(roomVolumeM3(cut.room))} m³. ${figures(cut)}`)
  .join('. ')}.`;

/** A dimension line in the ground with what the room is, what it holds and what its machines make of it. */
function Dimension({ cut }: { cut: CutRoom }) {
  const width = across(cut.toM - cut.fromM);
  return (
    <g transform={`translate(${across(cut.fromM)} ${floorY})`}>
      <path d={`M14 36H${width - 14}M14 30v12M${width - 14} 30v12`} stroke={colours.slateOnDark} />
      <text x="14" y="70" fontSize="17" fontWeight="600" fill="#fff">
        {cut.name}
      </text>
      <text x="14" y="94" fontSize="16" fill={colours.slateOnDark}>
        {roomInWords(cut.room)}, {twoDecimals(roomVolumeM3(cut.room))} m³
      </text>
      <text x="14" y="118" fontSize="16" fill={colours.cyan}>
        {figures(cut)}
      </text>
    </g>
  );
}

/** A school cut open: nursery, classroom and hall at one scale, 60 units to the metre. */
export function SchoolSection() {
  return (
    <ScrollRegion label="Section through a school">
      <svg viewBox="-72 0 1572 482" className={styles.section} role="img" aria-label={label}>
        <SectionRooms />
        <NurseryFurniture />
        <ClassroomFurniture boardFigure={twoDecimals(machineAirChanges(schoolRooms.classroom1))} />
        <HallFurniture />
        <SectionShell />
        <SectionMachine model="GEN X" xM={6.25} fromM={3.4} toM={1.1} ceilingM={2.55} />
        <SectionMachine model="GEN Z" xM={14.1} fromM={11.6} toM={7.6} ceilingM={2.95} />
        <SectionMachine model="GEN Z" xM={22.4} fromM={18.2} toM={15.6} ceilingM={4.42} />
        {cutRooms.map((cut) => (
          <Dimension key={cut.name} cut={cut} />
        ))}
      </svg>
    </ScrollRegion>
  );
}
