import Container from 'react-bootstrap/Container';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Arrow } from '@/components/ui/Arrow';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { rateText } from '@/domain/air-changes';
import { volumeInWords } from '@/domain/room';
import { countWord } from '@/lib/format/count-word';
import { colours } from '../colours';
import { fleetOf, fleetPrice } from '../fleet';
import { machineRate, type MachineRoom } from '../room-machines';
import { ScrollRegion } from '../ScrollRegion';
import { oblique, wardDepthM } from './oblique';
import { bay, consultingRoom, nursesStation, treatmentRoom, waitingArea, ward } from './ward-rooms';
import { farWallsM, nearWallsM } from './ward-walls';
import styles from './WardCorridor.module.scss';
import { WardDrawing } from './WardDrawing';

/** `fromM` and `toM` are metres along the corridor. */
type WardLabel = { fromM: number; toM: number; name: string; room?: MachineRoom; lines: readonly string[] };

function linesOf(room: MachineRoom, each = ''): readonly string[] {
  const machines = `${countWord(room.machines)} ${room.model}`;
  return [`${volumeInWords(room)} m³, ${machines}${each}`];
}

function label(fromM: number, toM: number, room: MachineRoom): WardLabel {
  return { fromM, toM, name: room.name, room, lines: linesOf(room) };
}

const [f0 = 0, f1 = 0, f2 = 0, f3 = 0, f4 = 0] = farWallsM;
const [n0 = 0, n1 = 0, n2 = 0, , n4 = 0, n5 = 0] = nearWallsM;

const farLabels: readonly WardLabel[] = [
  label(f0, f1, bay),
  label(f1, f2, bay),
  { fromM: f2, toM: f3, name: 'Isolation room', lines: ['its own ventilation', 'and pressure: no purifier'] },
  label(f3, f4, treatmentRoom),
];

const nearLabels: readonly WardLabel[] = [
  label(n0, n1, waitingArea),
  label(n1, n2, nursesStation),
  { fromM: n2, toM: n4, name: 'Two consulting rooms', room: consultingRoom, lines: linesOf(consultingRoom, ' each') },
  { fromM: n4, toM: n5, name: 'Sluice', lines: ['its own extract:', 'no purifier'] },
];

const wardDescription = [...farLabels.slice(1), ...nearLabels]
  .map(({ name, lines, room }) => {
    const rates = room && [
      `${rateText(machineRate(room))} ACH on speed ${room.speed}`,
      `${rateText(machineRate(room, 'full'))} at full speed`,
    ];
    return [name, ...(rates ? [...lines, ...rates] : [lines.join(' ')])].join(', ');
  })
  .join('. ');

function LabelText({ label: { name, lines, room } }: { label: WardLabel }) {
  return (
    <g fontSize="16" fill={colours.slate}>
      <text fontSize="17" fontWeight="600" fill={colours.ink}>
        {name}
      </text>
      {lines.map((line, index) => (
        <text key={line} y={22 + index * 22}>
          {line}
        </text>
      ))}
      {room && (
        <text y={22 + lines.length * 22} fontWeight="600" fill={colours.teal}>
          <AirChangeRate as="tspan" rate={machineRate(room)} /> ACH,{' '}
          <AirChangeRate as="tspan" rate={machineRate(room, 'full')} /> full
        </text>
      )}
    </g>
  );
}

function WardLabels() {
  return (
    <g>
      {farLabels.map((label) => {
        const [x] = oblique([label.fromM, 0, 0]);
        const [end] = oblique([label.toM, 0, 0]);
        const width = end - x - 16;
        return (
          <g key={label.fromM} transform={`translate(${x + 8} -124)`}>
            <LabelText label={label} />
            <path d={`M0 58H${width}M0 52v12M${width} 52v12`} stroke={colours.field} />
          </g>
        );
      })}
      {nearLabels.map((label) => {
        const [x, y] = oblique([label.fromM, wardDepthM, 0]);
        const [end] = oblique([label.toM, wardDepthM, 0]);
        const width = end - x - 16;
        return (
          <g key={label.fromM} transform={`translate(${x + 8} ${y + 48})`}>
            <path d={`M0 -26H${width}M0 -32v12M${width} -32v12`} stroke={colours.field} />
            <LabelText label={label} />
          </g>
        );
      })}
    </g>
  );
}

const fleet = fleetOf(ward);
const machines = fleet.reduce((sum, part) => sum + part.machines, 0);

export function WardCorridor() {
  return (
    <Container fluid="xxl">
      <ScrollRegion label="A ward, cut open" className={styles.region}>
        <StaticSvg
          viewBox="-10 -140 1400 540"
          className={styles.ward}
          role="img"
          aria-label={`A ward with rooms on both sides of one corridor, which has no machine. ${wardDescription}.`}
        >
          <WardDrawing />
          <WardLabels />
        </StaticSvg>
      </ScrollRegion>
      <p className={styles.hint} aria-hidden="true">
        Slide the drawing along the corridor <Arrow />
      </p>
      <p className={`fine ${styles.note}`}>
        An example of a ward: {machines} machines, {fleetPrice(fleet).total} including VAT.{' '}
        <span className={styles.key}>
          Teal: air changes an hour from the machines alone, at the quietest speed that reaches six and at full speed.
        </span>{' '}
        <EstimatedNote />
      </p>
    </Container>
  );
}
