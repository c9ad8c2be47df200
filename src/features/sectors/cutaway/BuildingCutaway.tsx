import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { rateText } from '@/domain/air-changes';
import { formatVolume } from '@/domain/room';
import type { RunningSpeed } from '@/domain/speeds';
import { machineRate, machinesLabel, type MachineRoom, formatRates } from '../room-machines';
import styles from './BuildingCutaway.module.scss';
import { above, across, floorY, cutawayScale } from './cutaway-scale';
import { CutawayBlock } from './CutawayBlock';
import { type MachinePlace, CutawayMachine } from './CutawayMachine';

/** Distances are metres from the building's left edge. */
export type CutawayRoom = {
  name: string;
  room: MachineRoom;
  fromM: number;
  toM: number;
  machines: readonly MachinePlace[];
  furniture: ReactNode;
  /** Of the room's walls. */
  fill?: string;
  /** Replaces the machines in the label. */
  note?: string;
  /** Replaces the speed of the room's answer. */
  output?: RunningSpeed | 'off';
};

export type BuildingCutawayProps = {
  title: string;
  rooms: readonly [CutawayRoom, ...CutawayRoom[]];
  phoneRoom: CutawayRoom;
};

const wallM = 0.16;
const roofM = 0.2;

function machinesIn({ room, machines }: CutawayRoom): string {
  const drawnNote = machines.length < room.machines ? ', two in this view' : '';
  return `${machinesLabel(room)}${drawnNote}`;
}

function inWords(section: CutawayRoom): string {
  const { name, room, note, output } = section;
  if (output) {
    const airText = output === 'off' ? 'machines off' : `${rateText(machineRate(room, output))} air changes an hour`;
    return `${name}: ${note}, ${airText}`;
  }
  return `${name}, ${formatVolume(room)} m³. ${machinesIn(section)}: ${formatRates(room)}`;
}

function Walls({ rooms }: Pick<BuildingCutawayProps, 'rooms'>) {
  const heightAt = (index: number) => Math.max(rooms[index - 1]?.room.heightM ?? 0, rooms[index]?.room.heightM ?? 0);
  const wallsM = [...rooms.map(({ fromM }) => fromM), rooms.at(-1)?.toM ?? 0];
  return (
    <g>
      {rooms.map(({ fromM, toM, room }) => (
        <CutawayBlock
          key={fromM}
          at={[fromM - wallM / 2, room.heightM]}
          size={[toM - fromM + wallM, roofM]}
          fill="var(--ink)"
        />
      ))}
      {wallsM.map((xM, index) => {
        const isOuter = index === 0 || index === rooms.length;
        return (
          <g key={xM}>
            <CutawayBlock at={[xM - wallM / 2, 0]} size={[wallM, heightAt(index) + roofM * 2]} fill="var(--ink)" />
            {!isOuter && <CutawayBlock at={[xM - wallM / 2, 0]} size={[wallM, 2.05]} fill="#fff" stroke="var(--ink)" />}
          </g>
        );
      })}
    </g>
  );
}

function Label({ section, isAlone }: { section: CutawayRoom; isAlone: boolean }) {
  const { name, room, fromM, toM, note, output } = section;
  const left = -(wallM / 2) * cutawayScale;
  const width = across(toM - fromM) + left - 14;
  const size = isAlone ? 21 : 17;
  return (
    <g transform={`translate(${across(fromM)} ${floorY})`} fontSize={size} fill="var(--slate-on-dark)">
      <g className={isAlone ? styles.words : undefined}>
        {!isAlone && (
          <path d={`M${left} 26H${width}M${left} 20v12M${width} 20v12`} stroke="var(--slate-on-dark)" fill="none" />
        )}
        <text x={left} y={isAlone ? 34 : 58} fontWeight="600" fill="#fff">
          {name}
        </text>
        <text x={left} y={isAlone ? 62 : 82}>
          {note ?? machinesIn(section)}
        </text>
        <text x={left} y={isAlone ? 90 : 106} fill="var(--cyan)">
          {output === 'off' ? (
            'Machines off'
          ) : (
            <>
              <AirChangeRate as="tspan" rate={machineRate(room, output)} /> air changes an hour
            </>
          )}
        </text>
      </g>
    </g>
  );
}

function Drawing({ title, rooms, className }: Pick<BuildingCutawayProps, 'title' | 'rooms'> & { className?: string }) {
  const [fromM, toM] = [rooms[0].fromM, rooms.at(-1)?.toM ?? 0];
  const top = above(Math.max(...rooms.map(({ room }) => room.heightM)) + roofM * 2);
  const isAlone = rooms.length === 1;
  const viewBox = [
    across(fromM - wallM / 2),
    top,
    across(toM - fromM + wallM),
    floorY - top + (isAlone ? 108 : 124),
  ].join(' ');
  return (
    <StaticSvg
      viewBox={viewBox}
      className={className}
      role="img"
      aria-label={`${title}, each room with its purifiers to scale. ${rooms.map(inWords).join('. ')}.`}
    >
      <rect x="-4000" y={floorY} width="10000" height="600" fill="var(--ink)" />
      {rooms.map(({ fromM: xM, toM: endM, room, furniture, fill = '#fff' }) => (
        <g key={xM}>
          <CutawayBlock at={[xM, 0]} size={[endM - xM, room.heightM]} fill={fill} />
          <g transform={`translate(${across(xM)} 0)`}>{furniture}</g>
        </g>
      ))}
      <Walls rooms={rooms} />
      {rooms.map((section) => (
        <g key={section.fromM}>
          {section.machines.map((place) => (
            <CutawayMachine
              key={place.xM}
              {...place}
              model={section.room.model}
              ceilingM={section.room.heightM}
              isOff={section.output === 'off'}
            />
          ))}
          <Label section={section} isAlone={isAlone} />
        </g>
      ))}
    </StaticSvg>
  );
}

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
