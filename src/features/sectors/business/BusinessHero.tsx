import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { roomInWords, twoDecimals } from '@/lib/air-changes';
import { litresPerSecond } from '@/lib/clean-air';
import { measuredAirflowM3PerHour } from '@/lib/purifier-speed';
import { grouped } from '@/lib/number';
import { SectorHero } from '../SectorHero';
import { openFloor, openFloorAch, openFloorMachines, openFloorVolumeM3 } from './building';
import { DeskTower } from './DeskTower';
import styles from './BusinessHero.module.scss';

export type BusinessHeroProps = { title: string; lead: string; actions: ReactNode };

const flowLitresPerSecond = litresPerSecond(openFloorMachines * measuredAirflowM3PerHour('GEN Z'));

/** The opening of the Business page: one building with four fillings of the same floor, and the sum in the ground. */
export function BusinessHero(props: BusinessHeroProps) {
  return (
    <>
      <SectorHero sectorKey="business" {...props} className={styles.hero} art={<DeskTower />} />
      <div className={`on-dark ${styles.ground}`}>
        <Container fluid="xxl">
          <dl>
            <div>
              <dt>Each floor</dt>
              <dd className="num">
                {twoDecimals(openFloorVolumeM3)} <small>m³</small>
              </dd>
              <dd className={styles.note}>{roomInWords(openFloor)}, an example</dd>
            </div>
            <div>
              <dt>On each floor</dt>
              <dd className="num">
                {openFloorMachines} <small>Generation Z</small>
              </dd>
              <dd className={styles.note}>{grouped(Math.round(flowLitresPerSecond))} L/s between them</dd>
            </div>
            <div>
              <dt>Whatever the desks</dt>
              <dd className="num">
                {twoDecimals(openFloorAch)} <small>ACH</small>
              </dd>
              <dd className={styles.note}>Full output, windows not counted</dd>
            </div>
          </dl>
        </Container>
      </div>
    </>
  );
}
