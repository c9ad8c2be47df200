import type { ReactNode } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { purifiers } from '@/data/purifiers';
import { answerRoom, choiceFor, formatComparison, formatMachines, formatPrice, formatSpeed } from '@/data/room-answers';
import { bedroomAtHome, livingRoom, study } from '@/data/rooms/home-rooms';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { rate } from '@/domain/air-changes';
import { machineSizeM } from '@/domain/machines';
import { roomVolumeM3 } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import styles from './RoomsAtNight.module.scss';

const [dark, soft, warm] = ['var(--slate)', 'var(--deep-600)', 'var(--ember)'];

/** What stands in each room, in centimetres. */
const furniture = {
  bedroom: (
    <>
      <path d="M40 50h90v90H40z" fill={soft} stroke={dark} strokeWidth="3" />
      <circle cx="103" cy="76" r="12" fill="var(--pale)" />
      <path d="M20 240v-90h12v46h190v44h-8v-14H32v14z" fill={dark} />
      <path d="M36 196c0-26 8-34 40-34h10v34z" fill="var(--pale)" opacity=".85" />
      <path d="M86 196c0-34 34-42 134-34l2 34z" fill="var(--teal)" />
    </>
  ),
  livingRoom: (
    <>
      <circle cx="66" cy="86" r="70" fill={warm} opacity=".16" />
      <path d="M50 100l8-34h18l8 34zM66 100v136M50 238h34" fill={warm} stroke={warm} strokeWidth="3" />
      <path d="M104 240v-10h-4v-66c0-12 20-12 20 0v26h150v-26c0-12 20-12 20 0v66h-4v10h-8v-10H112v10z" fill={dark} />
      <path d="M124 190v-46c0-10 6-14 16-14h110c10 0 16 4 16 14v46z" fill="var(--teal)" />
      <path d="M300 50h130v80H300z" fill={soft} stroke={dark} strokeWidth="3" />
    </>
  ),
  study: (
    <>
      <circle cx="130" cy="120" r="56" fill={warm} opacity=".14" />
      <path d="M30 168h150v8H30zM40 176v64M170 176v64" fill={dark} stroke={dark} strokeWidth="6" />
      <path d="M70 166l6-44h62l-6 44z" fill={soft} stroke="var(--slate-on-dark)" strokeWidth="2" />
      <path d="M30 60h70M30 84h90" stroke={dark} strokeWidth="6" />
      <path d="M36 57V34h8v23M48 57V28h10v29M64 57V38h7v19" stroke={dark} strokeWidth="3" fill={soft} />
    </>
  ),
};

/** What is behind the right wall up to the width of the widest room, on a phone. */
const beyond = {
  bedroom: <path d="M424 60h56v180h-56zM434 152h6" fill={soft} stroke={dark} strokeWidth="3" />,
  study: (
    <path
      d="M304 240v-22h24v-22h24v-22h24v-22h24v-22h24v-22h24v-22h24v-22h26v176z"
      fill={soft}
      stroke={dark}
      strokeWidth="3"
    />
  ),
};

type Room = { room: ExampleRoom; inside: ReactNode; outside?: ReactNode; machineXCm: number };

const rooms: readonly Room[] = [
  { room: bedroomAtHome, inside: furniture.bedroom, outside: beyond.bedroom, machineXCm: 318 },
  { room: livingRoom, inside: furniture.livingRoom, machineXCm: 396 },
  { room: study, inside: furniture.study, outside: beyond.study, machineXCm: 238 },
];

/** A house cut open at night, its rooms to one scale beside each other; below each room its machine, price and noise. */
export function RoomsAtNight() {
  return (
    <ul className={`plain-list ${styles.house}`}>
      {rooms.map((each) => (
        <li key={each.room.key}>
          <RoomDrawing {...each} />
          <RoomAnswer room={each.room} />
        </li>
      ))}
    </ul>
  );
}

function RoomAnswer({ room }: { room: ExampleRoom }) {
  const choice = choiceFor(room);
  const { model, machines, speed, reaches } = choice;
  const comparison = formatComparison(answerRoom(room));
  return (
    <div className={styles.answer}>
      <h3>
        {room.name}, <span className="text-nowrap">{noBreakUnits(`${room.lengthM} × ${room.widthM} m`)}</span>
      </h3>
      <p className="item mt-2 mb-2">
        <ArrowLink to={href('product', { slug: purifiers[model].slug })} arrow={false}>
          {capitalised(formatMachines(choice))}, {choice.pricePence === undefined ? 'on request' : formatPrice(choice)}
        </ArrowLink>
      </p>
      <p className="m-0 text-pale">
        {capitalised(noBreakUnits(formatSpeed(choice)))}:{' '}
        <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed })} /> air changes an hour,{' '}
        <AirChangeRate rate={reaches.quietest} /> with a window open.
      </p>
      {comparison && <p className="mt-2 mb-0 text-pale">{noBreakUnits(comparison)}.</p>}
    </div>
  );
}

/** In centimetres. */
const heightCm = 240;
const widestCm = 500;

function RoomDrawing({ room, inside, outside, machineXCm }: Room) {
  const widthCm = Math.round(Math.max(room.lengthM, room.widthM) * 100);
  const endCm = outside ? widestCm : widthCm;
  const { model } = choiceFor(room);
  const [machineWidthCm, , machineHeightCm] = machineSizeM(model).map((metres) => Math.round(metres * 100)) as [
    number,
    number,
    number,
  ];
  const top = heightCm - machineHeightCm;
  const left = machineXCm - machineWidthCm / 2;
  const air = [-1, -0.4, 0.4, 1].map(
    (way) => `M${machineXCm + way * 12} ${top - 4}q${way * 10} -50 ${way * 90} -${50 + 22 * Math.abs(way)}`,
  );
  const intake = [-1, 1].flatMap((way) =>
    [14, 32].map(
      (up) =>
        `M${machineXCm + way * 120} ${heightCm - up * 0.4}q${-way * 60} ${-up * 0.3} ${-way * (120 - machineWidthCm / 2 - 2)} ${-up * 0.3}`,
    ),
  );
  return (
    <svg
      viewBox={`0 0 ${widthCm} ${heightCm + 6}`}
      className={`d-block w-100 h-auto ${outside ? 'overflow-visible overflow-lg-hidden' : 'overflow-hidden'}`}
      fill="none"
      aria-hidden="true"
    >
      <rect width={widthCm} height={heightCm} fill="var(--ink-800)" />
      {inside}
      <path d={air.join('')} stroke="var(--cyan)" strokeWidth="1.5" />
      <path d={intake.join('')} stroke="var(--ember)" strokeWidth="1.5" />
      <rect x={left} y={top} width={machineWidthCm} height={machineHeightCm} rx="5" fill="var(--pale)" />
      <path
        d={[30, 24, 18, 12, 6].map((up) => `M${left + 5} ${heightCm - up}h${machineWidthCm - 10}`).join('')}
        stroke="var(--slate)"
        strokeWidth="1.5"
      />
      <circle cx={machineXCm} cy={top + 15} r="6" fill="var(--ink)" />
      {outside && (
        <>
          <path d={`M${widthCm} 0H${endCm}V${heightCm}H${widthCm}Z`} fill="var(--ink)" />
          {outside}
        </>
      )}
      <g stroke="var(--slate-on-dark)">
        <path d={`M1 ${heightCm}V1H${endCm - 1}V${heightCm}`} strokeWidth="2" />
        <path d={`M0 ${heightCm}H${endCm}${outside ? `M${widthCm} 0V${heightCm}` : ''}`} strokeWidth="4" />
      </g>
    </svg>
  );
}
