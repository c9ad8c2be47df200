import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { twoDecimals } from '@/lib/air-changes';
import { desksOnFloor, openFloorAch, planPairs } from './building';
import { meetingRooms } from './meeting-rooms';
import { DeskRuler } from './DeskRuler';
import { PlanDesks } from './PlanDesks';
import { PlanMachines } from './PlanMachines';
import { PlanRoomLabels } from './PlanRoomLabels';
import { placeOn } from '../plan-place';
import { PlanWalls } from './PlanWalls';
import styles from './FloorPlan.module.scss';

const layouts = [
  { layout: 'wide', scale: 39, viewBox: '-4 -6 1256 486' },
  { layout: 'tall', scale: 29, viewBox: '-64 -6 358 944' },
] as const;

const label = `Plan of a floor with ${desksOnFloor(planPairs)} desks and ${meetingRooms.length} meeting rooms. One Generation Z stands in the aisle for every twelve desks, 20 centimetres from the wall, and one machine in each room.`;

/** One floor from above, desk by desk, with a ruler that counts desks and machines; laid on its side on phones. */
export function FloorPlan() {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <SplitHead
        id={headingId}
        title="Count off twelve desks, then stand a machine"
        lead={`The ${desksOnFloor(planPairs)}-desk floor from above. Three Generation Z share the open part, and each room with a door gets a machine of its own.`}
      />
      <div className={styles.body}>
        {layouts.map(({ layout, scale, viewBox }) => {
          const parts = { place: placeOn(layout, scale), layout, pairs: planPairs };
          return (
            <svg key={layout} viewBox={viewBox} className={styles[layout]} role="img" aria-label={label}>
              <PlanWalls {...parts} />
              <PlanDesks {...parts} />
              <PlanMachines {...parts} />
              <PlanRoomLabels {...parts} />
              <DeskRuler {...parts} />
            </svg>
          );
        })}
        <div className={styles.foot}>
          <p>
            Three machines on the open floor give {twoDecimals(openFloorAch)} air changes an hour, above the 5 that the
            CDC has advised for any occupied room since 2023. Teal figures are at full output, windows not counted.
          </p>
          <p>
            Machines stand in the aisle, 20 cm from the wall, and clear of the way out. In a corner one machine cleans
            the corner.
          </p>
          <ArrowLink to="#calculator">Put in your own floor</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
