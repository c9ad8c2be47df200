import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { recommendedChoice } from '@/data/room-answers';
import { purifiers } from '@/data/purifiers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { maxAirChanges, rate, rateAch, rateText } from '@/domain/air-changes';
import { calculatorModels } from '@/domain/machines';
import { roomVolumeM3, formatVolume } from '@/domain/room';
import { speedOf } from '@/domain/speeds';
import { HeadedSection } from '../HeadedSection';
import styles from './Targets.module.scss';

/** A figure on the scale, with whose it is. */
type Mark = { airChanges: number; title: string; note: string };

const { surgery } = dentalRooms;
const answer = recommendedChoice(surgery).model;
const volumeM3 = roomVolumeM3(surgery);
const surgeryMachines = calculatorModels
  .map(({ model }) => ({
    model,
    working: rate(model, volumeM3, { speed: 'working' }),
    full: rate(model, volumeM3),
  }))
  .sort((a, b) => rateAch(a.full) - rateAch(b.full));

/** Position on the logarithmic scale: 0 at 1 air change per hour, 1 at the most. */
function ladderShare(airChanges: number): number {
  return Math.log(airChanges) / Math.log(maxAirChanges);
}

const ticks = Array.from({ length: 53 }, (_, index) => index + 1);

const drawing = {
  width: 1280,
  left: 8,
  span: 1264,
  axisY: 78,
  figure: 46,
  text: 16.5,
  rowY: 196,
  rowStep: 40,
  gap: 14,
};

type AchLadderProps = {
  marks: readonly Mark[];
};

/** Air changes per hour on a logarithmic scale: requirements above, one machine of each model below, from working speed (ring) to full speed (square). */
function AchLadder({ marks }: AchLadderProps) {
  const gradient = useId();
  const { width, left, span, axisY, figure, text, rowY, rowStep, gap } = drawing;
  const xOf = (airChanges: number) => Number((left + ladderShare(airChanges) * span).toFixed(1));
  const height = rowY + rowStep * (surgeryMachines.length - 1) + 26;
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height}`}
      className="d-none d-lg-block w-100 h-auto overflow-visible"
      role="img"
      aria-label={labelOf(marks)}
      fill="var(--ink)"
    >
      <defs>
        <linearGradient id={gradient}>
          <stop stopColor="var(--terracotta)" />
          <stop offset=".5" stopColor="var(--air)" />
          <stop offset="1" stopColor="var(--teal)" />
        </linearGradient>
      </defs>
      <rect x={left} y={axisY - 1} width={span} height="3" fill={`url(#${gradient})`} />
      {ticks.map((tick) => (
        <path
          key={tick}
          d={`M${xOf(tick)} ${axisY}v${tick < 10 || tick % 10 === 0 ? -12 : -7}`}
          stroke="var(--slate)"
          strokeOpacity=".7"
        />
      ))}
      {marks.map(({ airChanges, title, note }) => {
        const isLast = airChanges === marks.at(-1)?.airChanges;
        const anchor = isLast ? 'end' : 'start';
        // Its words begin or end at the edge of its circle.
        const side = isLast ? 6 : -6;
        return (
          <g key={airChanges} transform={`translate(${xOf(airChanges)} 0)`}>
            <path d={`M0 ${axisY - 26}V${airChanges === 1 ? axisY : height}`} stroke="var(--rule)" />
            <circle cy={axisY + 0.5} r="5.5" fill="#fff" stroke="var(--ink)" strokeWidth="1.5" />
            <text x={side} y={axisY - 30} fontSize={figure} letterSpacing="-1.5" textAnchor={anchor}>
              {airChanges}
            </text>
            <g paintOrder="stroke" stroke="#fff" strokeWidth="8" strokeLinejoin="round" textAnchor={anchor}>
              <text x={side} y={axisY + 36} fontSize={text} fontWeight="600">
                {title}
              </text>
              <text x={side} y={axisY + 58} fontSize={text} fill="var(--slate)">
                {note}
              </text>
            </g>
          </g>
        );
      })}
      {surgeryMachines.map(({ model, working, full }, index) => {
        const [from, to] = [xOf(rateAch(working)), xOf(rateAch(full))];
        const picked = model === answer;
        const colour = picked ? 'var(--teal)' : 'var(--slate)';
        return (
          <g key={model} transform={`translate(0 ${rowY + index * rowStep})`} fontSize={text}>
            {picked && <rect x="0" y={-rowStep / 2 + 1} width={width} height={rowStep - 2} fill="var(--ice)" />}
            <path
              d={`M${from} 0H${to}`}
              stroke={picked ? 'var(--air)' : 'var(--field)'}
              strokeWidth={picked ? 3 : 1.5}
            />
            <circle cx={from} r="6" fill="#fff" stroke={colour} strokeWidth="2" />
            <rect x={to - 6} y="-6" width="12" height="12" rx="3" fill={colour} />
            <text x="2" y="5.500" fontWeight="600">
              {purifiers[model].name}
            </text>
            <g
              fill={colour}
              fontWeight={picked ? 600 : 400}
              paintOrder="stroke"
              stroke={picked ? 'var(--ice)' : '#fff'}
              strokeWidth="6"
            >
              <text x={from - gap} y="5.500" textAnchor="end">
                <AirChangeRate as="tspan" rate={working} />
              </text>
            </g>
          </g>
        );
      })}
    </StaticSvg>
  );
}

/** What the drawing shows, in words. */
function labelOf(marks: readonly Mark[]): string {
  return `Air changes per hour on a logarithmic scale. ${marks
    .map(({ airChanges, title, note }) => `${airChanges}: ${title}, ${note}`)
    .join(
      '. ',
    )}. One machine in a surgery of ${formatVolume(surgery)} m³, at working and at full speed: ${surgeryMachines
    .map(({ model, working, full }) => `${purifiers[model].name} ${rateText(working)} and ${rateText(full)}`)
    .join(', ')}.`;
}

type TargetsProps = {
  title: string;
  lead: ReactNode;
  /** Of the signs of the drawing. */
  legend: { machines: string; working: string; full: string };
  marks: readonly Mark[];
};

/** The same figures below each other, from the lowest, and the answer among them. */
function TargetList({ marks }: Pick<TargetsProps, 'marks'>) {
  const machine = surgeryMachines.find(({ model }) => model === answer);
  const full = machine ? rateAch(machine.full) : maxAirChanges;
  const rungs = [
    ...marks
      .filter(({ airChanges }) => airChanges < full)
      .map((mark) => ({ ...mark, figure: <>{mark.airChanges}</>, isMachine: false })),
    ...(['working', 'full'] as const).flatMap((running) =>
      machine
        ? {
            airChanges: rateAch(machine[running]),
            figure: <AirChangeRate rate={machine[running]} />,
            title: purifiers[answer].name,
            note: running === 'full' ? 'at full speed' : `on speed ${speedOf(answer, running).speed}`,
            isMachine: true,
          }
        : [],
    ),
  ].sort((a, b) => a.airChanges - b.airChanges);
  return (
    <ol className="plain-list d-lg-none">
      {rungs.map(({ airChanges, figure, title, note, isMachine }) => (
        <li key={airChanges}>
          <Row className={`gx-3 mx-0 align-items-center py-1 ${isMachine ? styles.machine : ''}`}>
            <Col xs={3} as="p" className="num title mb-0">
              {figure}
            </Col>
            <Col xs={9}>
              <b>{title}</b> <span className="muted d-block">{note}</span>
            </Col>
          </Row>
          <StaticSvg height="3" className="d-block w-100" aria-hidden="true">
            <rect width="100%" height="3" fill="var(--mist)" />
            <rect width={`${(100 * airChanges) / full}%`} height="3" fill="var(--air)" />
          </StaticSvg>
        </li>
      ))}
    </ol>
  );
}

/** Air changes that guidance asks for, and those that machines reach. */
export function Targets({ title: heading, lead, legend, marks }: TargetsProps) {
  return (
    <HeadedSection title={heading} lead={lead}>
      <p className="d-none d-lg-flex column-gap-4 pt-2 mt-0 mb-3 small muted border-top border-dark">
        <b className="flex-grow-1">{legend.machines}</b>
        <span>
          <StaticSvg viewBox="0 0 14 14" width="12" height="12" className="me-2" aria-hidden="true">
            <circle cx="7" cy="7" r="5.500" fill="none" stroke="currentColor" strokeWidth="2" />
          </StaticSvg>
          {legend.working}
        </span>
        <span>
          <StaticSvg viewBox="0 0 14 14" width="12" height="12" className="me-2" aria-hidden="true">
            <rect x="1" y="1" width="12" height="12" rx="3" fill="currentColor" />
          </StaticSvg>
          {legend.full}
        </span>
      </p>
      <AchLadder marks={marks} />
      <TargetList marks={marks} />
    </HeadedSection>
  );
}
