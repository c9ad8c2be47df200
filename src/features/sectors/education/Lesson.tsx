import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { rateAch, type StatedRate } from '@/domain/air-changes';
import { percent } from '@/lib/format/percent';
import { HeadedSection } from '../HeadedSection';
import { machineRate } from '../room-machines';
import { levelInLesson, schoolRooms } from './school-rooms';

const { classroom1: classroom } = schoolRooms;
const { ventilationAch } = classroom;

/** The share of the steady level at the top of a bar. */
const barTop = 0.7;

type LessonStripProps = { airChanges: number };

const minutes = Array.from({ length: 121 }, (_, index) => index / 2);

function LessonStrip({ airChanges }: LessonStripProps) {
  const gradient = useId();
  const level = minutes.map(
    (minute) => `${minute} ${((1 - levelInLesson(airChanges, minute) / barTop) * 20).toFixed(2)}`,
  );
  const changes = Array.from({ length: Math.floor(airChanges + 1e-9) }, (_, index) => ((index + 1) * 60) / airChanges);
  return (
    <StaticSvg viewBox="0 0 60 20" preserveAspectRatio="none" height="56" className="d-block w-100" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--ember-600)" />
          <stop offset="1" stopColor="var(--ember-300)" />
        </linearGradient>
      </defs>
      <rect width="60" height="20" fill="var(--pane)" />
      <path d={`M0 20L${level.join('L')}L60 20Z`} fill={`url(#${gradient})`} />
      <path
        d={changes.map((minute) => `M${Math.min(minute, 59.9).toFixed(2)} 0V20`).join('')}
        stroke="var(--ink)"
        strokeOpacity=".55"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </StaticSvg>
  );
}

const withWindows = { ...machineRate(classroom), ventilationAch };

type LessonRow = { title: string; note: string };

type LessonProps = {
  title: string;
  lead: string;
  windows: LessonRow;
  machines: LessonRow;
  /** Beginning, middle and end of the lesson. */
  times: readonly string[];
  note: ReactNode;
};

export function Lesson({ title: heading, lead, windows, machines, times, note: assumptions }: LessonProps) {
  /** A room with windows counts as one air change per hour (docs/specification-coverage.md, row 268). */
  const rows: readonly (LessonRow & { airChanges: number; rate?: StatedRate })[] = [
    { ...windows, airChanges: ventilationAch },
    { ...machines, airChanges: rateAch(withWindows), rate: withWindows },
  ];
  return (
    <HeadedSection title={heading} lead={lead} tone="porcelain">
      <div className="border-top border-dark">
        {rows.map(({ title, note: where, airChanges, rate }) => (
          <Row key={title} className="align-items-center row-gap-2 border-bottom py-3 mx-0 break-avoid">
            <Col xs={6} lg={3} className="ps-0">
              <h3 className="item">{title}</h3>
              <p className="small muted m-0">{where}</p>
            </Col>
            <Col xs={6} lg={3} className="order-lg-1 pe-0 text-end">
              <p className="num title m-0">{percent(levelInLesson(airChanges, 60))}%</p>
              <p className="small muted m-0">
                in the air, at {rate ? <AirChangeRate rate={rate} /> : airChanges} air{' '}
                {airChanges === 1 ? 'change' : 'changes'} an hour
              </p>
            </Col>
            <Col xs={12} lg={6} className="px-0">
              <LessonStrip airChanges={airChanges} />
            </Col>
          </Row>
        ))}
        <Row className="mt-2" aria-hidden="true">
          <Col lg={3} />
          <Col lg={6} className="d-flex justify-content-between small muted">
            {times.map((time, index) => (
              <span key={index}>{time}</span>
            ))}
          </Col>
        </Row>
      </div>
      <p className="fine muted mt-3 mb-0">{assumptions}</p>
    </HeadedSection>
  );
}
