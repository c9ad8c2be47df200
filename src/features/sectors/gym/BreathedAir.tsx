import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { spinStudio } from '@/data/rooms/gym-rooms';
import { airChangesPerHour } from '@/domain/air-changes';
import { machineSizeM } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { roomVolumeM3 } from '@/domain/room';
import { percent } from '@/lib/format/percent';
import { withMachines } from '../room-machines';
import { breathedM3PerHour, activityLevels } from './breathing';
import { Bike, bikeWidth } from './GymEquipment';
import styles from './BreathedAir.module.scss';

/** Units of the drawing per metre, as in GymEquipment. */
const scale = 85;
const { lengthM, heightM, model, machines, people } = withMachines(spinStudio);
/** Of the room's volume, in an hour. */
const breathedShare = airChangesPerHour(breathedM3PerHour(activityLevels.hard, people), roomVolumeM3(spinStudio));
const [width, height] = [lengthM * scale, heightM * scale];
const [machineWidthM, , machineHeightM] = machineSizeM(model);
const isBlack = model === 'GEN Z';
const machine = { width: machineWidthM * scale, height: machineHeightM * scale };
const gap = (wallGapCm / 100) * scale;
const machineXs = [width - gap - machine.width, gap].slice(0, machines);
const bikesFrom = machines > 1 ? gap + machine.width + 14 : 14;
/** One of the four rows is drawn. */
const inRow = people / 4;
/** The last of the row ends beside the machine at the right. */
const pitch = (width - gap - machine.width - 14 - bikesFrom - bikeWidth) / (inRow - 1);

function StudioBox({ share }: { share: string }) {
  const level = breathedShare * height;
  return (
    <StaticSvg
      viewBox={`-1.5 ${-height - 1.5} ${width + 3} ${height + 3}`}
      className="d-block w-100 h-auto overflow-visible"
      role="img"
      aria-label={`${percent(breathedShare)}% ${share}`}
    >
      <rect y={-height} width={width} height={height} fill="var(--ice)" />
      <rect y={-level} width={width} height={level} fill="var(--terracotta)" fillOpacity=".2" />
      <path d={`M0 ${-level}H${width}`} stroke="var(--intake)" strokeWidth="1.6" />
      <text x="24" y={-level - 14} className={styles.share} fill="var(--copper)">
        <tspan className={styles.figure} letterSpacing="-2">
          {percent(breathedShare)}%
        </tspan>{' '}
        <tspan dx="4">{share}</tspan>
      </text>
      {Array.from({ length: inRow }, (_, index) => (
        <g key={index} transform={`translate(${bikesFrom + index * pitch} -4)`}>
          <Bike />
        </g>
      ))}
      {machineXs.map((x) => (
        <g key={x}>
          <rect
            {...machine}
            x={x}
            y={-machine.height}
            rx="5"
            fill={isBlack ? 'var(--ink-700)' : '#fff'}
            stroke="var(--ink)"
          />
          <path d={`M${x} ${-machine.height * 0.62}h${machine.width}`} stroke="var(--ink)" />
          <path
            d={[0, 1, 2, 3].map((row) => `M${x + 5} ${-machine.height * 0.5 + row * 8}h${machine.width - 10}`).join('')}
            stroke="var(--slate)"
            strokeDasharray="1.5 3"
          />
          <circle cx={x + 12} cy={16 - machine.height} r="4" fill={isBlack ? 'var(--cyan)' : 'var(--ink)'} />
        </g>
      ))}
      <rect y={-height} width={width} height={height} fill="none" stroke="var(--ink)" strokeWidth="3" />
    </StaticSvg>
  );
}

type BreathedAirProps = {
  title: string;
  /** Follows the figure. */
  share: string;
  text: string;
  note: string;
};

export function BreathedAir({ title, share, text, note }: BreathedAirProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <div className={styles.room}>
        <Row className={`row-gap-2 ${styles.words}`}>
          <Col xl={7}>
            <h2 data-aos="fade-up" id={headingId}>
              {title}
            </h2>
          </Col>
          <Col xl={5}>
            <p className="m-0">{text}</p>
          </Col>
        </Row>
        <StudioBox share={share} />
      </div>
      <p className="small muted mt-2 mb-0">{note}</p>
    </Section>
  );
}
