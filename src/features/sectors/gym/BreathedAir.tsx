import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { formatMachines } from '@/data/room-answers';
import { spinStudio } from '@/data/rooms/gym-rooms';
import { airChangesPerHour } from '@/domain/air-changes';
import { machineSizeM } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { roomVolumeM3 } from '@/domain/room';
import { percent } from '@/lib/format/percent';
import { withMachines } from '../room-machines';
import { breathedM3PerHour, activityLevels } from './breathing';
import { Bike } from './GymEquipment';

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
/** Bikes stand four deep; only the front row is drawn. */
const behind = 4;
const inFront = people / behind;
const pitch = (width - gap - machine.width - bikesFrom) / inFront;

function StudioBox({ share }: { share: string }) {
  const level = breathedShare * height;
  return (
    <StaticSvg
      viewBox={`-3 ${-height - 4} ${width + 6} ${height + 8}`}
      className="d-block w-100 h-auto overflow-visible"
      role="img"
      aria-label={`${percent(breathedShare)}% ${share}`}
    >
      <rect y={-height} width={width} height={height} fill="var(--ice)" />
      <rect y={-level} width={width} height={level} fill="var(--terracotta)" fillOpacity=".2" />
      <path d={`M0 ${-level}H${width}`} stroke="var(--intake)" strokeWidth="1.6" />
      <text x="24" y={-level - 18} fontSize="30" fill="var(--copper)">
        <tspan fontSize="64" letterSpacing="-2">
          {percent(breathedShare)}%
        </tspan>{' '}
        <tspan dx="4">{share}</tspan>
      </text>
      {Array.from({ length: inFront }, (_, bike) => (
        <g key={bike} transform={`translate(${bikesFrom + bike * pitch} -4)`}>
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
      <Row className="align-items-center row-gap-4">
        <Col lg={7}>
          <StudioBox share={share} />
          <p className="d-flex justify-content-between small muted mt-2 mb-0" aria-hidden="true">
            <span>The front row</span>
            <span>{formatMachines({ model, machines })}</span>
          </p>
        </Col>
        <Col lg={5}>
          <h2 data-aos="fade-up" id={headingId} className="title">
            {title}
          </h2>
          <p className="my-3">{text}</p>
          <p className="fine muted mb-0">{note}</p>
        </Col>
      </Row>
    </Section>
  );
}
