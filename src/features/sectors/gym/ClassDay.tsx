import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { formatMachines, talkingLimit } from '@/data/room-answers';
import { spinStudio } from '@/data/rooms/gym-rooms';
import { airChangeTargets } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { stillRoomDbA } from '@/domain/room-answer';
import { isFullSpeed, type SpeedChoice, speedOf, speedsOf } from '@/domain/speeds';
import { countWord } from '@/lib/format/count-word';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { HeadedSection } from '../HeadedSection';
import { machineAirChanges, machineNoiseDbA, withMachines } from '../room-machines';

const studio = withMachines(spinStudio);

/** An example day; a class lasts an hour. */
const classes: readonly { name: string; time: string; startsAt: number; speed: SpeedChoice }[] = [
  { name: 'Spin', time: '7 am', startsAt: 7, speed: 'full' },
  { name: 'Stretch', time: '9:30 am', startsAt: 9.5, speed: 'working' },
  { name: 'Rowing', time: 'Noon', startsAt: 12, speed: 'full' },
  { name: 'Warm-up', time: '3 pm', startsAt: 15, speed: 'full' },
  { name: 'Spin', time: '6 pm', startsAt: 18, speed: 'full' },
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
const clearanceMin = clearanceWholeMinutes(machineAirChanges(studio, 'full'));

const drawing = { width: 1280, height: 170, perAirChange: 15 };
const hourWidth = drawing.width / hoursShown;

/** The day by the clock: each class as high as its air changes, then the minutes that clear its air at full speed. */
function DayDrawing() {
  const fadeId = useId();
  const { width, height, perAirChange } = drawing;
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height + 92}`}
      className="d-none d-lg-block w-100 h-auto overflow-visible"
      fontSize="17"
      aria-hidden="true"
    >
      <linearGradient id={fadeId}>
        <stop stopColor="var(--ember)" stopOpacity=".8" />
        <stop offset="1" stopColor="var(--ember)" stopOpacity="0" />
      </linearGradient>
      <path d={`M-800 ${height}H${width + 800}`} stroke="var(--glow)" strokeWidth="2" />
      {classes.map(({ name, time, startsAt, speed }, index) => {
        const x = (startsAt - opensAt) * hourWidth;
        const tall = machineAirChanges(studio, speed) * perAirChange;
        const tail = (hourWidth * clearanceMin) / 60;
        const full = machineAirChanges(studio, 'full') * perAirChange;
        return (
          <g key={time} fill="#fff">
            <rect x={x} y={height - tall} width={hourWidth} height={tall} fill="var(--ember)" />
            <rect x={x + hourWidth} y={height - full} width={tail} height={full} fill={`url(#${fadeId})`} />
            <text x={x} y={height - tall - 12} fontSize="36" letterSpacing="-1.3" className="num">
              {rateOn(speed)}
              {index === 0 && (
                <tspan dx="8" fontSize="17" letterSpacing="0">
                  air changes an hour
                </tspan>
              )}
            </text>
            <text x={x} y={height + 32} fontWeight="600">
              {name}
            </text>
            <text x={x} y={height + 57} fill="var(--glow)">
              {time}
            </text>
            <text x={x} y={height + 82} fill="var(--glow)">
              {noiseOn(speed)} dB(A)
            </text>
            {name === 'Rowing' && (
              <text y={height - full - 32}>
                <tspan x={x + hourWidth}>{clearanceMin} minutes</tspan>
                <tspan x={x + hourWidth} dy="20">
                  clear 99%
                </tspan>
              </text>
            )}
          </g>
        );
      })}
    </StaticSvg>
  );
}

/** A studio's day: the machines' speed and noise in each class. */
export function ClassDay() {
  return (
    <HeadedSection title={`Full speed for spin, ${nameOf('working')} for stretch`} background="ink">
      <DayDrawing />
      <ol className="plain-list d-lg-none">
        {classes.map(({ name, time, speed }) => (
          <Row as="li" key={time} className="border-bottom py-2 g-0">
            <Col xs={3} className="muted">
              {time}
            </Col>
            <Col xs={3}>
              <h3 className="item">{name}</h3>
            </Col>
            <Col xs={6} className="text-end">
              {nameOf(speed)}, {noBreakUnits(`${noiseOn(speed)} dB(A)`)}
            </Col>
          </Row>
        ))}
      </ol>
      <p className="muted mw-prose text-pretty mt-3 mb-0">
        The spin studio with {formatMachines(studio)}; someone sets each speed (sample). Between classes full speed
        clears 99% of the particles in {clearanceMin} minutes, by arithmetic. Stretch has {noiseOn('working')} dB(A);
        {` ${talkingLimit}`}. {noBreakUnits(`Speed ${quietSpeed}`)}, at {noiseOn(quietSpeed)} dB(A), gives{' '}
        {rateOn(quietSpeed)} air changes an hour, below our minimum of {countWord(airChangeTargets.minimum)}: for yoga
        see the studio below.
      </p>
    </HeadedSection>
  );
}
