import { colours } from '../colours';
import { cutRooms } from './cut-rooms';
import { above, across } from './section-scale';
import { SectionBlock } from './SectionBlock';

/** Clear heights of the three rooms in the section, with where each begins and ends, in metres. */
const bays = cutRooms.map(({ room, fromM, toM }) => ({ fromM, toM, heightM: room.heightM }));

/** Cut walls in metres: left edge, height, and whether a door stands in them. */
const walls = [
  { xM: -0.16, heightM: 3.4, door: false },
  { xM: 8.92, heightM: 3.4, door: true },
  { xM: 15.92, heightM: 4.95, door: true },
  { xM: 25, heightM: 4.95, door: false },
];

/** White rooms, laid before everything else. */
export function SectionRooms() {
  return (
    <g>
      {bays.map(({ fromM, toM, heightM }) => (
        <SectionBlock key={fromM} at={[fromM, 0]} size={[toM - fromM, heightM]} fill="#fff" />
      ))}
    </g>
  );
}

/** What the cut goes through, in ink: the ground, the roofs and the walls, with the doors left open. */
export function SectionShell() {
  return (
    <g>
      <rect x="-2000" y={above(0)} width="6000" height="400" fill={colours.ink} />
      {bays.map(({ fromM, toM, heightM }) => (
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
