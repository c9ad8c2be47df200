import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { rateText } from '@/domain/air-changes';
import { type CalculatorModelName, machineSizeM } from '@/domain/machines';
import { roomInWords, volumeInWords } from '@/domain/room';
import { colours } from '../colours';
import { machineRate, machinesLabel } from '../room-machines';
import { ScrollRegion } from '../ScrollRegion';
import { SlideHint } from '../SlideHint';
import { type CutRoom, cutRooms } from './school-rooms';
import { schoolRooms } from './school-rooms';
import styles from './SchoolSection.module.scss';
import { above, across, floorY } from './section-scale';
import { SectionBlock } from './SectionBlock';
import { ClassroomFurniture, HallFurniture, NurseryFurniture } from './SectionFurniture';

/** In metres. */
const cutBays = cutRooms.map(({ room, fromM, toM }) => ({ fromM, toM, heightM: room.heightM }));

/** In metres. */
const walls = [
  { xM: -0.16, heightM: 3.4, door: false },
  { xM: 8.92, heightM: 3.4, door: true },
  { xM: 15.92, heightM: 4.95, door: true },
  { xM: 25, heightM: 4.95, door: false },
];

function SectionRooms() {
  return (
    <g>
      {cutBays.map(({ fromM, toM, heightM }) => (
        <SectionBlock key={fromM} at={[fromM, 0]} size={[toM - fromM, heightM]} fill="#fff" />
      ))}
    </g>
  );
}

function SectionShell() {
  return (
    <g>
      <rect x="-2000" y={above(0)} width="6000" height="400" fill={colours.ink} />
      {cutBays.map(({ fromM, toM, heightM }) => (
        <SectionBlock key={fromM} at={[fromM - 0.08, heightM]} size={[toM - fromM + 0.16, 0.2]} fill={colours.ink} />
      ))}
      {walls.map(({ xM, heightM, door }) => (
        <g key={xM}>
          <SectionBlock at={[xM, 0]} size={[0.16, heightM]} fill={colours.ink} />
          {door && <SectionBlock at={[xM, 0]} size={[0.16, 2.05]} fill="#fff" stroke={colours.ink} />}
        </g>
      ))}
      <path d={`M${across(-20)} ${above(0)}H${across(45)}`} stroke={colours.ink} />
    </g>
  );
}

type SectionMachineProps = {
  model: CalculatorModelName;
  /** Left edge of the machine, in metres. */
  xM: number;
  /** Start of the intake lines and end of the outlet lines, in metres. */
  fromM: number;
  toM: number;
  ceilingM: number;
};

const lines = [0, 1, 2, 3, 4, 5].map((index) => index / 5);

function path(points: readonly (readonly [xM: number, zM: number])[]): string {
  const [start, ...bends] = points.map(([x, z]) => `${across(x)} ${above(z)}`);
  return `M${start}C${bends.join(' ')}`;
}

function SectionMachine({ model, xM, ceilingM, ...reach }: SectionMachineProps) {
  const [width, , height] = machineSizeM(model);
  // Lines are drawn from the left; a room to the right mirrors the group.
  const mirrored = reach.fromM > xM;
  const along = (placeM: number) => (mirrored ? 2 * xM + width - placeM : placeM);
  const [fromM, toM] = [along(reach.fromM), along(reach.toM)];
  const slots = [0, 1, 2, 3].map(
    (index) =>
      `M${across(xM + width * 0.16)} ${above(0.1 + height * 0.12 * (index + 0.4))}H${across(xM + width * 0.84)}`,
  );
  const intake = lines.map((t) =>
    path([
      [fromM, 0.12 + t * 0.75],
      [fromM + (xM - fromM) * 0.5, 0.1 + t * 0.6],
      [xM - 0.7, 0.08 + t * 0.36],
      [xM, 0.08 + t * height * 0.4],
    ]),
  );
  const outlet = lines.map((t) =>
    path([
      [xM + width * (0.15 + t * 0.7), height + 0.02],
      [xM + width * t, ceilingM * 0.72 + t * 0.2],
      [xM + (toM - xM) * (0.25 + t * 0.1), ceilingM - 0.12 - (1 - t) * 0.16],
      [toM, ceilingM - 0.25 - (1 - t) * 0.42],
    ]),
  );
  return (
    <g transform={mirrored ? `translate(${across(2 * xM + width)} 0) scale(-1 1)` : undefined}>
      <g fill="none" strokeWidth="1.3" strokeLinecap="round" opacity=".9">
        <path stroke={colours.intake} d={intake.join('')} />
        <path stroke={colours.air} d={outlet.join('')} />
      </g>
      <SectionBlock at={[xM, 0.04]} size={[width, height - 0.04]} fill="#fff" stroke={colours.ink} rounding={5} />
      <SectionBlock at={[xM + 0.03, 0]} size={[width - 0.06, 0.05]} fill={colours.ink} />
      <path d={`M${across(xM)} ${above(height * 0.62)}H${across(xM + width)}`} stroke={colours.ink} />
      <circle cx={across(xM + width * 0.36)} cy={above(height * 0.8)} r="3.4" fill={colours.ink} />
      <path d={slots.join('')} stroke={colours.field} strokeDasharray="1.5 3" />
    </g>
  );
}

function machines({ room, shown }: CutRoom): string {
  return [machinesLabel(room), shown].filter(Boolean).join(', ');
}

const label = `Section through a school, each room with its purifiers to scale. ${cutRooms
  .map((cut) => {
    const rates = `${rateText(machineRate(cut.room))} ACH on speed ${cut.room.speed}, ${rateText(machineRate(cut.room, 'full'))} at full speed`;
    return `${cut.name}, ${volumeInWords(cut.room)} m³. ${machines(cut)}: ${rates}`;
  })
  .join('. ')}.`;

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
