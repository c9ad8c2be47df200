import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { formatMachines } from '@/data/room-answers';
import { rateText } from '@/domain/air-changes';
import { formatVolume } from '@/domain/room';
import type { RunningSpeed } from '@/domain/speeds';
import { capitalised } from '@/lib/format/count-word';
import { machineRate, type MachineRoom, formatRates } from '../room-machines';
import styles from './BuildingCutaway.module.scss';
import { above, across, floorY, cutawayScale } from './cutaway-scale';
import { CutawayBlock } from './CutawayBlock';
import { CutawayAir, CutawayMachine, type CutawayPlace } from './CutawayMachine';

/** Distances are metres from the building's left edge. */
export type CutawayRoom = {
  name: string;
  room: MachineRoom;
  fromM: number;
  toM: number;
  machines: readonly CutawayPlace[];
  /** Windows and what hangs at the wall, behind the air. */
  wall?: ReactNode;
  /** In front of the air. */
  furniture: ReactNode;
  /** Of the room's walls. */
  fill?: string;
  /** Replaces the machines in the label. */
  note?: string;
  /** Replaces the speed of the room's answer. */
  output?: RunningSpeed;
};

type BuildingCutawayProps = {
  title: string;
  rooms: readonly [CutawayRoom, ...CutawayRoom[]];
  phoneRoom: CutawayRoom;
};

const wallM = 0.16;
const roofM = 0.2;

function machinesIn({ room }: CutawayRoom): string {
  return capitalised(formatMachines(room));
}

function inWords(section: CutawayRoom): string {
  const { name, room, note, output } = section;
  if (output) {
    return `${name}: ${note}, ${rateText(machineRate(room, output))} air changes an hour`;
  }
  return `${name}, ${formatVolume(room)} m³. ${machinesIn(section)}: ${formatRates(room)}`;
}

function Walls({ rooms }: Pick<BuildingCutawayProps, 'rooms'>) {
  const fill = 'var(--ink)';
  const heightAt = (index: number) => Math.max(rooms[index - 1]?.room.heightM ?? 0, rooms[index]?.room.heightM ?? 0);
  const wallsM = [...rooms.map(({ fromM }) => fromM), rooms.at(-1)?.toM ?? 0];
  return (
    <g>
      {rooms.map(({ fromM, toM, room }) => (
        <CutawayBlock
          key={fromM}
          at={[fromM - wallM / 2, room.heightM]}
          size={[toM - fromM + wallM, roofM]}
          fill={fill}
        />
      ))}
      {wallsM.map((xM, index) => {
        const hasDoor = index > 0 && index < rooms.length;
        return (
          <g key={xM}>
            <CutawayBlock at={[xM - wallM / 2, 0]} size={[wallM, heightAt(index) + roofM * 2]} fill={fill} />
            {hasDoor && <CutawayBlock at={[xM - wallM / 2, 0]} size={[wallM, 2.05]} fill="#fff" stroke="var(--ink)" />}
          </g>
        );
      })}
    </g>
  );
}

/** Units of a building for which the words of the labels are made. */
const labelledWidth = 1410;

type LabelProps = {
  section: CutawayRoom;
  isAlone: boolean;
  /** Keeps the words of a shorter building as large as those of a longer one. */
  scale: number;
};

function Label({ section, isAlone, scale }: LabelProps) {
  const { name, room, fromM, note, output } = section;
  const left = (-(wallM / 2) * cutawayScale) / scale;
  const size = isAlone ? 21 : 17;
  return (
    <g transform={`translate(${across(fromM)} ${floorY}) scale(${scale})`} fontSize={size} fill="var(--slate-on-dark)">
      <g className={isAlone ? styles.words : undefined}>
        <text x={left} y={isAlone ? 34 : 36} fontWeight="600" fill="#fff">
          {name}
        </text>
        <text x={left} y={isAlone ? 62 : 60}>
          {note ?? machinesIn(section)}
        </text>
        <text x={left} y={isAlone ? 90 : 84} fill="var(--cyan)">
          <AirChangeRate as="tspan" rate={machineRate(room, output)} /> air changes an hour, windows shut
        </text>
      </g>
    </g>
  );
}

type DrawingProps = Omit<BuildingCutawayProps, 'phoneRoom'> & { className?: string };

function Drawing({ title, rooms, className }: DrawingProps) {
  const [fromM, toM] = [rooms[0].fromM, rooms.at(-1)?.toM ?? 0];
  const top = above(Math.max(...rooms.map(({ room }) => room.heightM)) + roofM * 2);
  const isAlone = rooms.length === 1;
  const width = across(toM - fromM + wallM);
  const scale = isAlone ? 1 : Number((width / labelledWidth).toFixed(3));
  const viewBox = [
    across(fromM - wallM / 2),
    top,
    width,
    Number((floorY - top + (isAlone ? 116 : 112 * scale)).toFixed(1)),
  ].join(' ');
  return (
    <StaticSvg
      viewBox={viewBox}
      className={className}
      role="img"
      aria-label={`${title}, each room with its purifiers to scale. ${rooms.map(inWords).join('. ')}.`}
    >
      <rect x="-4000" y={floorY} width="10000" height="600" fill="var(--ink)" />
      {rooms.map(({ fromM: xM, toM: endM, room, machines, wall, furniture, fill = '#fff' }) => (
        <g key={xM}>
          <CutawayBlock at={[xM, 0]} size={[endM - xM, room.heightM]} fill={fill} />
          <g transform={`translate(${across(xM)} 0)`}>{wall}</g>
          {machines.map((place) => (
            <CutawayAir key={place.xM} {...place} model={room.model} ceilingM={room.heightM} />
          ))}
          <g transform={`translate(${across(xM)} 0)`}>{furniture}</g>
        </g>
      ))}
      <Walls rooms={rooms} />
      {rooms.map((section) => (
        <g key={section.fromM}>
          {section.machines.map((place) => (
            <CutawayMachine key={place.xM} {...place} model={section.room.model} />
          ))}
          <Label section={section} isAlone={isAlone} scale={scale} />
        </g>
      ))}
    </StaticSvg>
  );
}

/** A building cut open; on narrow screens one of its rooms. */
export function BuildingCutaway({ title, rooms, phoneRoom }: BuildingCutawayProps) {
  return (
    <Container fluid="xxl">
      <Drawing title={title} rooms={rooms} className="d-none d-xl-block w-100 h-auto overflow-visible" />
      <Drawing
        title={title}
        rooms={[phoneRoom]}
        className={`d-block d-xl-none w-100 h-auto overflow-visible ${styles.narrow}`}
      />
    </Container>
  );
}
