import { StaticSvg } from '@/components/ui/StaticSvg';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { roomInWords, volumeInWords } from '@/domain/room';
import { rateText } from '@/domain/air-changes';
import { colours } from '../colours';
import { machineRate, machinesLabel } from '../machine-room';
import { ScrollRegion } from '../ScrollRegion';
import { SlideHint } from '../SlideHint';
import { cutRooms, type CutRoom } from './cut-rooms';
import { schoolRooms } from './school-rooms';
import { across, floorY } from './section-scale';
import { ClassroomFurniture, HallFurniture, NurseryFurniture } from './SectionFurniture';
import { SectionMachine } from './SectionMachine';
import { SectionRooms, SectionShell } from './SectionShell';
import styles from './SchoolSection.module.scss';

function machines({ room, shown }: CutRoom): string {
  return [machinesLabel(room), shown].filter(Boolean).join(', ');
}

const label = `Section through a school, each room with its purifiers to scale. ${cutRooms
  .map((cut) => {
    const rates = `${rateText(machineRate(cut.room))} ACH on speed ${cut.room.speed}, ${rateText(machineRate(cut.room, 'full'))} at full speed`;
    return `${cut.name}, ${volumeInWords(cut.room)} m³. ${machines(cut)}: ${rates}`;
  })
  .join('. ')}.`;

/** A dimension line in the ground with what the room is, what it holds and what its machines make of it. */
function Dimension({ cut }: { cut: CutRoom }) {
  const width = across(cut.toM - cut.fromM);
  return (
    <g transform={`translate(${across(cut.fromM)} ${floorY})`}>
      <path d={`M14 28H${width - 14}M14 22v12M${width - 14} 22v12`} stroke={colours.slateOnDark} />
      <text x="14" y="58" fontSize="17" fontWeight="600" fill="#fff">
        {cut.name}
      </text>
      <text x="14" y="81" fontSize="16" fill={colours.slateOnDark}>
        {roomInWords(cut.room)}, {volumeInWords(cut.room)} m³
      </text>
      <text x="14" y="104" fontSize="16" fill={colours.cyan}>
        {machines(cut)}: <AirChangeRate as="tspan" rate={machineRate(cut.room)} /> ACH on speed {cut.room.speed},{' '}
        <AirChangeRate as="tspan" rate={machineRate(cut.room, 'full')} /> full
      </text>
    </g>
  );
}

const [classroom, nursery, hall] = cutRooms;

/** A school cut open: classroom, nursery and hall at one scale, 60 units to the metre. */
export function SchoolSection() {
  return (
    <>
      <ScrollRegion label="Section through a school" className={styles.region}>
        <StaticSvg viewBox="-72 26 1644 436" className={styles.section} role="img" aria-label={label}>
          <SectionRooms />
          <ClassroomFurniture boardRate={machineRate(schoolRooms.classroom1)} />
          <g transform={`translate(${across(nursery.fromM)} 0)`}>
            <NurseryFurniture />
          </g>
          <g transform={`translate(${across(hall.fromM)} 0)`}>
            <HallFurniture />
          </g>
          <SectionShell />
          <SectionMachine model={classroom.room.model} xM={0.3} fromM={3.9} toM={3.6} ceilingM={2.95} />
          <SectionMachine model={classroom.room.model} xM={8.2} fromM={4.9} toM={4.4} ceilingM={2.95} />
          <SectionMachine model={nursery.room.model} xM={15.2} fromM={12} toM={9.5} ceilingM={2.55} />
          <SectionMachine model={hall.room.model} xM={16.35} fromM={19.6} toM={20} ceilingM={4.42} />
          <SectionMachine model={hall.room.model} xM={24.2} fromM={20.9} toM={20.5} ceilingM={4.42} />
          {cutRooms.map((cut) => (
            <Dimension key={cut.name} cut={cut} />
          ))}
        </StaticSvg>
      </ScrollRegion>
      <SlideHint>Slide the drawing for nursery and hall</SlideHint>
    </>
  );
}
