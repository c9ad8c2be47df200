import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { formatMachines } from '@/data/room-answers';
import { spinStudio } from '@/data/rooms/gym-rooms';
import { airChangeTargets } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { stillRoomDbA } from '@/domain/room-answer';
import { isFullSpeed, type SpeedChoice, speedOf, speedsOf } from '@/domain/speeds';
import { countWord } from '@/lib/format/count-word';
import { noBreakNames } from '@/lib/format/no-break-names';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { HeadedSection } from '../HeadedSection';
import { machineAirChanges, machineNoiseDbA, withMachines } from '../room-machines';

const studio = withMachines(spinStudio);

/** An example day. */
const classes: readonly { name: string; time: string; startsAt: number; minutes: number; speed: SpeedChoice }[] = [
  { name: 'Spin', time: '7 am', startsAt: 7, minutes: 45, speed: 'full' },
  { name: 'Stretch', time: '9:30 am', startsAt: 9.5, minutes: 60, speed: 'working' },
  { name: 'Rowing', time: 'Noon', startsAt: 12, minutes: 30, speed: 'full' },
  { name: 'Warm-up', time: '3 pm', startsAt: 15, minutes: 30, speed: 'full' },
  { name: 'Spin', time: '6 pm', startsAt: 18, minutes: 45, speed: 'full' },
];
const opensAt = 7;
const hoursShown = 13;

const noiseOn = (speed: SpeedChoice) => machineNoiseDbA(studio, speed);
const rateOn = (speed: SpeedChoice) => machineAirChanges(studio, speed).toFixed(1);
const nameOf = (speed: SpeedChoice) => {
  const number = speedOf(studio.model, speed).speed;
  return isFullSpeed(studio.model, number) ? 'full speed' : `speed ${number}`;
};
/** The highest speed within the limit of a still class. */
const quietSpeed = Math.max(
  ...speedsOf(studio.model).flatMap(({ speed }) => (noiseOn(speed) <= stillRoomDbA ? [speed] : [])),
);
/** For a class that talks. */
const withOneMore = { ...studio, machines: studio.machines + 1 };
const clearanceMin = clearanceWholeMinutes(machineAirChanges(studio, 'full'));

type ClassBarProps = Pick<(typeof classes)[number], 'minutes' | 'speed'> & {
  x: number;
  floor: number;
  perMinute: number;
  perAirChange: number;
};

/** As long as the class and as high as its air changes, then the minutes that clear its air at full speed. */
function ClassBar({ minutes, speed, x, floor, perMinute, perAirChange }: ClassBarProps) {
  const fadeId = useId();
  const end = x + minutes * perMinute;
  const tall = machineAirChanges(studio, speed) * perAirChange;
  const full = machineAirChanges(studio, 'full') * perAirChange;
  return (
    <>
      <linearGradient id={fadeId}>
        <stop stopColor="var(--ember-600)" stopOpacity=".7" />
        <stop offset="1" stopColor="var(--ember-600)" stopOpacity="0" />
      </linearGradient>
      <rect x={x} y={floor - tall} width={minutes * perMinute} height={tall} fill="var(--copper-700)" />
      <rect x={end} y={floor - full} width={perMinute * clearanceMin} height={full} fill={`url(#${fadeId})`} />
    </>
  );
}

const drawing = { width: 1280, floor: 190, perAirChange: 18 };
const hourWidth = drawing.width / hoursShown;

/** The day by the clock. */
function DayDrawing() {
  const { width, floor, perAirChange } = drawing;
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${floor + 92}`}
      className="d-none d-lg-block w-100 h-auto overflow-visible"
      fontSize="17"
      aria-hidden="true"
    >
      {classes.map(({ name, time, startsAt, minutes, speed }, index) => {
        const x = (startsAt - opensAt) * hourWidth;
        return (
          <g key={time} fill="var(--ink)">
            <ClassBar {...{ minutes, speed, x, floor, perAirChange }} perMinute={hourWidth / 60} />
            <text
              x={x}
              y={floor - machineAirChanges(studio, speed) * perAirChange - 12}
              fontSize="36"
              letterSpacing="-.5"
              className="num"
            >
              {rateOn(speed)}
              {index === 0 && (
                <tspan dx="8" fontSize="17" letterSpacing="0">
                  air changes an hour
                </tspan>
              )}
            </text>
            <text x={x} y={floor + 32} fontWeight="600">
              {name}
            </text>
            <text x={x} y={floor + 57} fill="var(--slate)">
              {time}, {minutes} min
            </text>
            <text x={x} y={floor + 82} fill="var(--slate)">
              {noiseOn(speed)} dB(A)
            </text>
          </g>
        );
      })}
      <path d={`M-800 ${floor}H${width + 800}`} stroke="var(--copper-700)" strokeWidth="2" />
    </StaticSvg>
  );
}

/** A studio's day: the machines' speed and noise in each class. */
export function ClassDay() {
  return (
    <HeadedSection title={`Full speed for spin, ${nameOf('working')} for stretch`} background="sand">
      <DayDrawing />
      {/* Each bar stands on the line under its row. */}
      <ol className="plain-list d-lg-none">
        {classes.map(({ name, time, minutes, speed }) => (
          <Row as="li" key={time} className="border-bottom border-dark pt-1 g-0 align-items-end">
            <Col xs={8} className="pb-1">
              <h3 className="item">
                {name}, {time}
              </h3>
              {minutes} min, {nameOf(speed)}, {noBreakUnits(`${noiseOn(speed)} dB(A)`)}
            </Col>
            <Col xs={4}>
              <StaticSvg
                viewBox="0 0 144 54"
                height="54"
                preserveAspectRatio="xMaxYMax"
                className="d-block w-100"
                aria-hidden="true"
              >
                <ClassBar {...{ minutes, speed }} x={60 - minutes} floor={54} perMinute={1} perAirChange={6} />
                <text x="144" y="46" textAnchor="end" fontSize="26" letterSpacing="-.3" className="num">
                  {rateOn(speed)}
                </text>
              </StaticSvg>
            </Col>
          </Row>
        ))}
      </ol>
      <p className="muted mw-prose text-pretty mt-3 mb-0">
        The spin studio with {noBreakNames(formatMachines(studio))}; someone sets each speed (sample). Each fade is{' '}
        {clearanceMin} minutes at full speed: they clear 99% of the particles, by arithmetic; real rooms take up to ten
        times as long. To talk easily in stretch add a machine: {countWord(withOneMore.machines)} on{' '}
        {noBreakUnits(`speed ${quietSpeed}`)} give {machineAirChanges(withOneMore, quietSpeed).toFixed(1)} air changes
        an hour at {machineNoiseDbA(withOneMore, quietSpeed)} dB(A); {countWord(studio.machines)} stay below our minimum
        of {countWord(airChangeTargets.minimum)}.
      </p>
    </HeadedSection>
  );
}
