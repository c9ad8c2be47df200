import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { choiceFor, priceInWords } from '@/data/room-answers';
import { clearanceMinutes } from '@/domain/clearance';
import { roomInWords, volumeInWords } from '@/domain/room';
import type { SpeedChoice } from '@/domain/speeds';
import { isometric, isometricPoints, type Point3 } from '@/lib/isometric';
import { machineAirChanges, machineRate, machinesLabel } from '../room-machines';
import { type Block, furnish, machineSpots } from './venue-furniture';
import { bedroom, functionRoom, restaurant, type VenueRoom } from './venue-rooms';
import styles from './VenueRooms.module.scss';

type VenueBoxProps = { room: VenueRoom };

/** Units of the drawing per metre and per em. */
const scale = 17;
const unitsPerEm = 16;

const fills: Record<Block['tone'], [string, string, string]> = {
  white: ['#fff', '#e4ebef', '#cfdae0'],
  sand: ['#f7efe9', '#e9d9cc', '#d9c5b5'],
  copper: ['#d98a60', '#c06b3f', '#a65430'],
  ink: ['#4b5a6c', '#1e2c3e', '#0b1422'],
};

function Solid({ block: { x, y, z = 0, dx, dy, dz, tone } }: { block: Block }) {
  const [x1, y1, z1] = [x + dx, y + dy, z + dz];
  const faces: Point3[][] = [
    [
      [x, y, z1],
      [x1, y, z1],
      [x1, y1, z1],
      [x, y1, z1],
    ],
    [
      [x, y1, z],
      [x1, y1, z],
      [x1, y1, z1],
      [x, y1, z1],
    ],
    [
      [x1, y, z],
      [x1, y1, z],
      [x1, y1, z1],
      [x1, y, z1],
    ],
  ];
  return faces.map((face, index) => (
    <polygon
      key={index}
      points={isometricPoints(face, scale)}
      fill={fills[tone][index]}
      stroke="var(--ink)"
      strokeWidth=".5"
    />
  ));
}

function VenueBox({ room }: VenueBoxProps) {
  const { lengthM: l, widthM: w, heightM: h } = room;
  const [left, right] = [-w * 0.866 * scale, l * 0.866 * scale];
  const [top, bottom] = [-h * scale, (l + w) * 0.5 * scale];
  const floor: Point3[] = [
    [0, 0, 0],
    [l, 0, 0],
    [l, w, 0],
    [0, w, 0],
  ];
  const walls: [Point3[], string][] = [
    [
      [
        [0, 0, 0],
        [l, 0, 0],
        [l, 0, h],
        [0, 0, h],
      ],
      '#d9edf1',
    ],
    [
      [
        [0, 0, 0],
        [0, w, 0],
        [0, w, h],
        [0, 0, h],
      ],
      '#c6e0e6',
    ],
  ];
  return (
    <StaticSvg
      viewBox={`${left - 2} ${top - 2} ${right - left + 4} ${bottom - top + 6}`}
      width={`${((right - left + 4) / unitsPerEm).toFixed(3)}em`}
      height={`${((bottom - top + 6) / unitsPerEm).toFixed(3)}em`}
      className={styles.box}
      aria-hidden="true"
    >
      <polygon
        points={isometricPoints(floor, scale)}
        fill="#fff"
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      {walls.map(([points, fill]) => (
        <polygon
          key={fill}
          points={isometricPoints(points, scale)}
          fill={fill}
          stroke="var(--ink)"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      ))}
      {furnish(room.kind).map((block, index) =>
        'radius' in block ? (
          <ellipse
            key={index}
            cx={isometric([block.x, block.y, 0.75], scale)[0]}
            cy={isometric([block.x, block.y, 0.75], scale)[1]}
            rx={block.radius * scale * 1.22}
            ry={block.radius * scale * 0.71}
            fill={block.isCoral ? '#d98a60' : '#f7efe9'}
            stroke="var(--ink)"
            strokeWidth=".7"
          />
        ) : (
          <Solid key={index} block={block} />
        ),
      )}
      {machineSpots(room).map(([x, y]) => (
        <Solid key={`${x} ${y}`} block={{ x, y, dx: 0.46, dy: 0.4, dz: 1.18, tone: 'ink' }} />
      ))}
    </StaticSvg>
  );
}

const turnoverMin = Math.round(clearanceMinutes(machineAirChanges(bedroom, 'full'), 0.999));

const rows = [
  {
    room: bedroom,
    runs: `Run it at full speed during housekeeping: in evenly mixed air 99.9% of particles are gone in ${turnoverMin}\u00a0minutes. Working speed by day; at night Generation X stays below 20\u00a0dB(A) at speed\u00a01.`,
  },
  {
    room: restaurant,
    runs: 'Working speed while the room is quiet, full speed once the music is louder than the machines, and again when the doors are shut.',
  },
  {
    room: functionRoom,
    runs: 'Full speed before the doors, in every break and for the band. Working speed for the speeches.',
  },
];

function speedsOfUse({ speed, sizedAt }: VenueRoom): readonly { speed: SpeedChoice; label: string }[] {
  if (sizedAt === 'full') {
    return [
      { speed: 'full', label: 'Full speed, in use' },
      { speed: 'working', label: 'Working speed' },
    ];
  }
  return [
    { speed, label: `Speed ${speed}, in use` },
    { speed: 'full', label: 'Full speed' },
  ];
}

export function VenueRooms() {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="Three rooms in one hotel"
        lead="Volume, and the speed at which the room is used, decide how many machines it takes."
      />
      <ul className={`plain-list ${styles.rooms}`}>
        {rows.map(({ room, runs }) => (
          <li key={room.name}>
            <VenueBox room={room} />
            <h3>{room.name}</h3>
            <p className={`num ${styles.size}`}>
              {roomInWords(room)}, {volumeInWords(room)} m³
            </p>
            <p className={styles.takes}>
              <b>{machinesLabel(room)}</b>, {priceInWords(choiceFor(room))}
            </p>
            <dl>
              {speedsOfUse(room).map(({ speed, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="num">
                    <AirChangeRate rate={machineRate(room, speed)} /> <small>ACH</small>
                  </dd>
                </div>
              ))}
            </dl>
            <p className={styles.runs}>{runs}</p>
          </li>
        ))}
      </ul>
      <p className={`fine muted ${styles.note}`}>
        Sample rooms, machines alone; the bedroom’s window, which opens, counts as {bedroom.ventilationAch} more. Prices
        include VAT. <EstimatedNote />
      </p>
    </Section>
  );
}
