import type { ReactNode } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { formatAnswer, answerRoom, formatComparison, choiceFor } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { rate } from '@/domain/air-changes';
import { machineSizeM } from '@/domain/machines';
import { roomVolumeM3 } from '@/domain/room';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import styles from './RoomsAtNight.module.scss';

export type NightRoom = { room: ExampleRoom; why: string; furniture: ReactNode; machineXCm: number };

export type RoomsAtNightProps = { rooms: readonly NightRoom[] };

/** A house cut open at night: its rooms to one scale, each with its machine and price. */
export function RoomsAtNight({ rooms }: RoomsAtNightProps) {
  return (
    <ul className={`plain-list ${styles.house}`}>
      {rooms.map((each) => (
        <li key={each.room.key}>
          <RoomDrawing {...each} />
          <RoomText {...each} />
        </li>
      ))}
    </ul>
  );
}

function RoomText({ room, why }: NightRoom) {
  const advice = answerRoom(room);
  const { model, machines, speed, pricePence } = choiceFor(room);
  const { slug, model: name } = purifiers[model];
  const beside = formatComparison(advice);
  return (
    <div className={styles.text}>
      <h3>{room.name}</h3>
      <p className={styles.answer}>{formatAnswer(advice, room)}</p>
      <p className="small muted">
        {noBreakUnits(`${room.lengthM} × ${room.widthM} m`)}:{' '}
        <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed })} /> air changes an hour. {why}
        {beside && ` ${beside}.`}
      </p>
      {pricePence === undefined ? (
        <SiteLink to={href('product', { slug })}>View {name}</SiteLink>
      ) : (
        <ButtonLink to={priceRequestUrl(slug, machines)} variant="white">
          Get a written quote
        </ButtonLink>
      )}
    </div>
  );
}

/** In centimetres. */
const heightCm = 240;

function RoomDrawing({ room, furniture, machineXCm }: NightRoom) {
  const widthCm = Math.round(Math.max(room.lengthM, room.widthM) * 100);
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
    <svg viewBox={`0 0 ${widthCm} ${heightCm + 6}`} className={styles.room} fill="none" aria-hidden="true">
      <rect width={widthCm} height={heightCm} fill="var(--ink-800)" />
      {furniture}
      <path d={air.join('')} stroke="var(--cyan)" strokeWidth="1.5" />
      <path d={intake.join('')} stroke="var(--ember)" strokeWidth="1.5" />
      <rect x={left} y={top} width={machineWidthCm} height={machineHeightCm} rx="5" fill="var(--pale)" />
      <path
        d={[30, 24, 18, 12, 6].map((up) => `M${left + 5} ${heightCm - up}h${machineWidthCm - 10}`).join('')}
        stroke="var(--slate)"
        strokeWidth="1.5"
      />
      <circle cx={machineXCm} cy={top + 15} r="6" fill="var(--ink)" />
      <path d={`M0 0V${heightCm}H${widthCm}V0Z`} stroke="var(--slate-on-dark)" strokeWidth="4" />
    </svg>
  );
}
