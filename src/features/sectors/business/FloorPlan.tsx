import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { machinesInWords } from '@/data/room-answers';
import { roomInWords, volumeInWords } from '@/domain/room';
import { money } from '@/lib/format/money';
import { machineNoiseDbA, machineRate, machinesLabel } from '../room-machines';
import { type Layout, type Place, placeOn } from '../plan-place';
import { bayM, desksOnFloor, machineSpots, openFloor, openFloorVolumeM3, planPairs } from './building';
import { floorTotal } from './floor-total';
import styles from './FloorPlan.module.scss';
import { FloorPlanInterior } from './FloorPlanInterior';
import { type MeetingRoom, meetingRooms } from './meeting-rooms';

type PlanRoomLabelsProps = { place: Place; layout: Layout };

/** Label offset in units of the drawing. */
function insetOf(room: MeetingRoom, layout: Layout): { dx: number; dy: number } {
  const opensBelow = room.yM > 0;
  if (layout === 'wide') return { dx: 8, dy: opensBelow ? 62 : 26 };
  return { dx: opensBelow ? 34 : 10, dy: 18 };
}

function PlanRoomLabels({ place, layout }: PlanRoomLabelsProps) {
  const isWide = layout === 'wide';
  return meetingRooms.map((room) => {
    const { dx, dy } = insetOf(room, layout);
    const x = place.x(room.xM, room.yM) + dx;
    return (
      <text
        key={room.name}
        x={x}
        y={place.y(room.xM, room.yM) + dy}
        fontSize={isWide ? 14.5 : 12.5}
        className={styles.label}
      >
        <tspan fontWeight="600" fill="var(--ink)">
          {room.name}
        </tspan>
        <tspan x={x} dy={isWide ? 20 : 14} fill="var(--slate)">
          {volumeInWords(room)} m³
        </tspan>
        <tspan x={x} dy={isWide ? 20 : 14} fontWeight="600" fill="var(--teal)">
          {room.model}
        </tspan>
      </text>
    );
  });
}

type FloorRulerProps = { place: Place; layout: Layout };

const bays = Array.from({ length: openFloor.lengthM / bayM }, (_, index) => index * bayM);
const bay = `${volumeInWords({ ...openFloor, lengthM: bayM })}\u00a0m³`;
const machines = machineSpots.length / bays.length;

function FloorRuler({ place, layout }: FloorRulerProps) {
  const isWide = layout === 'wide';
  const base = isWide ? openFloor.widthM + 0.55 : -0.5;
  const marks = [...bays, openFloor.lengthM]
    .map((x) => `M${place.point(x, base - 0.2)}L${place.point(x, base + 0.2)}`)
    .join('');
  return (
    <g fontSize={isWide ? 15 : 13} textAnchor="middle">
      <path
        d={`M${place.point(0, base)}L${place.point(openFloor.lengthM, base)}${marks}`}
        stroke="var(--ink)"
        fill="none"
      />
      {bays.map((start) => {
        const [x, y] = [place.x(start + bayM / 2, base), place.y(start + bayM / 2, base)];
        const at = isWide ? { x, y: y + 26 } : { transform: `translate(${x - 14} ${y}) rotate(-90)` };
        return (
          <text key={start} {...at} fill="var(--slate)">
            {bay},{' '}
            <tspan fontWeight="600" fill="var(--ink)">
              {machines} machines
            </tspan>
          </text>
        );
      })}
    </g>
  );
}

type PlanCutProps = { scale: number };

const bayCount = openFloor.lengthM / bayM;

function PlanCut({ scale }: PlanCutProps) {
  const [y, width] = [(bayCount - 1) * bayM * scale, openFloor.widthM * scale];
  return (
    <>
      <rect x="-60" y="-20" width={width + 80} height={y + 14} fill="var(--porcelain)" />
      <path d={`M-6 ${y - 6}H${width + 6}`} stroke="var(--ink)" strokeDasharray="6 5" />
      <text x={width / 2} y={y - 20} fontSize="13" textAnchor="middle" fill="var(--slate)">
        The other half has {machineSpots.length / bayCount} machines as well
      </text>
    </>
  );
}

const layouts = [
  { layout: 'wide', scale: 39, viewBox: '-4 -6 1256 450' },
  { layout: 'tall', scale: 29, viewBox: '-40 304 334 636' },
] as const;

const { ventilationAch } = openFloor;
const { total, pricePence, onRequest } = floorTotal();
const label = `Plan of a floor with ${desksOnFloor(planPairs)} desks and 4 meeting rooms. ${machinesLabel(openFloor)} stand on the open floor, at both ends of four aisles and 20 centimetres from the wall, and one machine in each room: ${total} in all.`;

/** One floor from above; phones show its last bay and the rooms, turned by 90 degrees. */
export function FloorPlan() {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="How many machines a floor needs"
        lead={`${roomInWords(openFloor)} is ${Math.round(openFloorVolumeM3)} m³ and takes ${machinesInWords(openFloor)}, for 24 desks or for 60.`}
      />
      <div className={styles.body}>
        {layouts.map(({ layout, scale, viewBox }) => {
          const place = placeOn(layout, scale);
          return (
            <StaticSvg key={layout} viewBox={viewBox} className={styles[layout]} role="img" aria-label={label}>
              <FloorPlanInterior place={place} pairs={planPairs} />
              <PlanRoomLabels place={place} layout={layout} />
              <FloorRuler place={place} layout={layout} />
              {layout === 'tall' && <PlanCut scale={scale} />}
            </StaticSvg>
          );
        })}
        <div className={styles.foot}>
          <p>
            <b>{total} machines on this floor</b>, {money(pricePence)} including VAT and {machinesInWords(onRequest)} on
            request. Each room with a door gets a machine of its own; the others stand in the aisles, clear of the way
            out.
          </p>
          <p>
            On the open floor they give <AirChangeRate rate={machineRate(openFloor)} /> air changes an hour on speed{' '}
            {openFloor.speed}, at {machineNoiseDbA(openFloor)} dB(A) together, and windows that open count as{' '}
            {ventilationAch} more: past our optimum of 6. At full speed, before and after people,{' '}
            <AirChangeRate rate={machineRate(openFloor, 'full')} />.
          </p>
        </div>
      </div>
    </Section>
  );
}
