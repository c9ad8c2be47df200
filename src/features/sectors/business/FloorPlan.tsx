import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { purifiers } from '@/data/purifiers';
import { roomInWords, twoDecimals } from '@/lib/air-changes';
import { money } from '@/lib/money';
import { rate } from '@/lib/rate';
import { machinesInWords, machinesOf } from '../machine-room';
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
  { layout: 'tall', scale: 29, viewBox: '-40 420 334 520' },
] as const;

const { machines, model, ventilationAch } = openFloor;
const { total, pricePence, onRequest } = floorTotal();
const label = `Plan of a floor with ${desksOnFloor(planPairs)} desks and 4 meeting rooms. ${machinesInWords(openFloor)} stand on the open floor, at both ends of every second aisle and 20 centimetres from the wall, and one machine in each room: ${total} in all.`;

/** One floor from above, with a ruler that counts volume and machines; on phones its last bay and the rooms, laid on its side. */
export function FloorPlan() {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="How many machines a floor needs"
        lead={`${roomInWords(openFloor)} is ${twoDecimals(openFloorVolumeM3)} m³ and takes ${machinesOf(purifiers[model].model, machines)}, for 24 desks or for 60.`}
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
            <b>{total} machines on this floor</b>, {money(pricePence)} including VAT and{' '}
            {machinesOf(purifiers[onRequest.model].model, onRequest.machines)} on request. Each room with a door gets a
            machine of its own; the others stand in the aisles, clear of the way out.
          </p>
          <p>
            On the open floor they give{' '}
            <AirChangeRate rate={rate(model, openFloorVolumeM3, { machines, speed: 'working' })} /> air changes an hour
            at working speed, and windows that open count as {ventilationAch} more: past our optimum of 6. At full
            speed, before and after people, <AirChangeRate rate={rate(model, openFloorVolumeM3, { machines })} />.
          </p>
        </div>
      </div>
    </Section>
  );
}
