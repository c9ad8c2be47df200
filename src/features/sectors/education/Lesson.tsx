import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { rateAch, type StatedRate } from '@/domain/air-changes';
import { percent } from '@/lib/format/percent';
import { HeadedSection } from '../HeadedSection';
import { machineRate } from '../room-machines';
import { levelInLesson, schoolRooms } from './school-rooms';
import styles from './Lesson.module.scss';

const { classroom1: classroom } = schoolRooms;
const { ventilationAch } = classroom;

/** Dots in a minute at a level of 100%. */
const dotsPerMinute = 22;

/** From 0 to 1, the same for the same number. */
const scattered = (number: number) => Math.abs((Math.sin(number * 12.9898) * 43758.5453) % 1);

/** Beside the name of a board and its percentage, as they stand from xl. */
const isBesideWords = ([, top]: Dot) => top < 122;

/** Below the words of a narrower board. */
const isBelowWords = ([, top]: Dot) => top > 155;

/** In units of a board. */
type Dot = readonly [left: number, top: number];

/** As many dots in each part of a lesson as there are particles in the air, 10 units a minute. */
function dots(airChanges: number): readonly Dot[] {
  let particles = 0;
  return Array.from({ length: 60 }, (_, minute) => {
    const before = Math.floor(particles);
    particles += levelInLesson(airChanges, minute + 0.5) * dotsPerMinute;
    return Array.from({ length: Math.floor(particles) - before }, (_, index): Dot => {
      const number = before + index;
      // The golden ratio spreads them over the height.
      const y = (number * 0.618 + scattered(number + 0.5) * 0.12) % 1;
      return [Math.round((minute + scattered(number)) * 10), Math.round(300 * y)];
    });
  }).flat();
}

const pathOf = (drawn: readonly Dot[]) => drawn.map(([left, top]) => `M${left} ${top}h.1`).join('');

/** Whole rows of dots, all below the words. */
function LessonAir({ airChanges }: { airChanges: number }) {
  const drawn = dots(airChanges).filter((dot) => !isBesideWords(dot));
  return (
    <StaticSvg
      viewBox="0 0 600 300"
      preserveAspectRatio="none"
      className="position-absolute overflow-visible"
      fill="none"
      stroke="var(--chalk)"
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={pathOf(drawn.filter(isBelowWords))} vectorEffect="non-scaling-stroke" />
      <path
        d={pathOf(drawn.filter((dot) => !isBelowWords(dot)))}
        vectorEffect="non-scaling-stroke"
        className="d-none d-xl-block"
      />
    </StaticSvg>
  );
}

const withWindows = { ...machineRate(classroom), ventilationAch };

type LessonProps = {
  title: string;
  lead: ReactNode;
  /** Names of the two rooms. */
  windows: string;
  machines: string;
  /** Beginning and end of the lesson. */
  times: readonly [string, string];
  gains: readonly { figure: string; text: string }[];
};

/** The same lesson on two school boards, from left to right: the particles of the class in the air. */
export function Lesson({ title: heading, lead, windows, machines, times, gains }: LessonProps) {
  /** A room with windows counts as one air change per hour (docs/specification-coverage.md, row 268). */
  const rooms: readonly { title: string; airChanges: number; rate?: StatedRate }[] = [
    { title: windows, airChanges: ventilationAch },
    { title: machines, airChanges: rateAch(withWindows), rate: withWindows },
  ];
  return (
    <HeadedSection title={heading} lead={lead}>
      <Row className="row-gap-3">
        {rooms.map(({ title, airChanges, rate }) => (
          <Col key={title} lg={6} className="break-avoid d-flex flex-column">
            <div className={`position-relative on-dark ${styles.board} ${rate ? styles.cleaned : ''}`}>
              <LessonAir airChanges={airChanges} />
              <div className="position-relative d-flex flex-wrap justify-content-between align-items-start">
                <h3 className="item p-3">
                  {title}
                  <small className="d-block">
                    {rate ? <AirChangeRate rate={rate} /> : airChanges} air {airChanges === 1 ? 'change' : 'changes'} an
                    hour
                  </small>
                </h3>
                <p className={`h1 num m-0 ms-auto p-3 ${styles.level}`}>{percent(levelInLesson(airChanges, 60))}%</p>
              </div>
            </div>
            <p className="d-flex justify-content-between small muted mt-1 mb-0" aria-hidden="true">
              {times.map((time) => (
                <span key={time}>{time}</span>
              ))}
            </p>
          </Col>
        ))}
        {gains.map(({ figure, text }) => (
          <Col key={figure} md={6} className="mt-lg-3">
            <div className="border-top border-dark pt-2">
              <p className="h2 text-balance m-0 mb-1">{figure}</p>
              <p className="muted text-pretty m-0">{text}</p>
            </div>
          </Col>
        ))}
      </Row>
    </HeadedSection>
  );
}
