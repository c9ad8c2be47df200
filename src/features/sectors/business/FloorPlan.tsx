import { machinesInWords } from '@/data/room-answers';
import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { roomInWords } from '@/domain/room';
import { money } from '@/lib/money';
import { machineNoiseDbA, machineRate, machinesLabel } from '../machine-room';
import { placeOn } from '../plan-place';
import { desksOnFloor, openFloor, openFloorVolumeM3, planPairs } from './building';
import styles from './FloorPlan.module.scss';
import { floorTotal } from './floor-total';
import { FloorRuler } from './FloorRuler';
import { PlanCut } from './PlanCut';
import { PlanDesks } from './PlanDesks';
import { PlanMachines } from './PlanMachines';
import { PlanRoomLabels } from './PlanRoomLabels';
import { PlanWalls } from './PlanWalls';

const layouts = [
  { layout: 'wide', scale: 39, viewBox: '-4 -6 1256 450' },
  { layout: 'tall', scale: 29, viewBox: '-40 304 334 636' },
] as const;

const { ventilationAch } = openFloor;
const { total, pricePence, onRequest } = floorTotal();
const label = `Plan of a floor with ${desksOnFloor(planPairs)} desks and 4 meeting rooms. ${machinesLabel(openFloor)} stand on the open floor, at both ends of four aisles and 20 centimetres from the wall, and one machine in each room: ${total} in all.`;

/** One floor from above, with a ruler that counts volume and machines; on phones its last bay and the rooms, laid on its side. */
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
          const parts = { place: placeOn(layout, scale), layout, pairs: planPairs };
          return (
            <StaticSvg key={layout} viewBox={viewBox} className={styles[layout]} role="img" aria-label={label}>
              <PlanWalls {...parts} />
              <PlanDesks {...parts} />
              <PlanMachines {...parts} />
              <PlanRoomLabels {...parts} />
              <FloorRuler {...parts} />
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
