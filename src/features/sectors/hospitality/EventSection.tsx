import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { type Place, placeOn } from '../plan-place';
import { banquetTables, venueMachineSpots, stage } from './venue-furniture';
import { venueRooms } from './venue-rooms';

type EventAirProps = { place: Place };

/** In metres. */
const half = 0.23;
const { lengthM, widthM } = venueRooms.functionRoom;

/** Along x at the end walls, along y at the long ones. */
function inwards(x: number, y: number): { dx: number; dy: number } {
  if (x < 1) return { dx: 1, dy: 0 };
  if (x > lengthM - 1) return { dx: -1, dy: 0 };
  return { dx: 0, dy: y < widthM / 2 ? 1 : -1 };
}

/** `forward` and `aside` are metres from the machine. */
function bend(
  place: Place,
  x: number,
  y: number,
  points: readonly (readonly [forward: number, aside: number])[],
): string {
  const { dx, dy } = inwards(x, y);
  const [start = '', ...rest] = points.map(([forward, aside]) =>
    place.point(x + half + dx * forward + dy * aside, y + half + dy * forward - dx * aside),
  );
  return `M${start}C${rest.join(' ')}`;
}

function EventAir({ place }: EventAirProps) {
  const sides = [-1, 1].flatMap((side) => [0, 1, 2].map((line) => ({ side, line })));
  const spots = venueMachineSpots(venueRooms.functionRoom);
  const intake = spots.flatMap(([x, y]) =>
    sides.map(({ side, line }) =>
      bend(place, x, y, [
        [0.75 + line * 0.26, side * (2.5 - line * 0.36)],
        [0.2 + line * 0.28, side * (1.7 - line * 0.2)],
        [0.02 + line * 0.07, side * 0.9],
        [0.02 + line * 0.07, side * half],
      ]),
    ),
  );
  const outlet = spots.flatMap(([x, y]) =>
    sides.map(({ side, line }) =>
      bend(place, x, y, [
        [half, side * (0.04 + line * 0.07)],
        [1.7, side * (0.08 + line * 0.16)],
        [3.1 + (2 - line) * 0.3, side * (0.2 + line * 0.42)],
        [3.9 - line * 0.5, side * (0.5 + line * 0.85)],
      ]),
    ),
  );
  return (
    <g fill="none" strokeWidth="1.2" strokeLinecap="round">
      <path d={intake.join('')} stroke="var(--ember)" opacity=".8" />
      <path d={outlet.join('')} stroke="var(--cyan)" />
    </g>
  );
}

const layouts = [
  { layout: 'wide', scale: 40, viewBox: '-3 -3 726 486', fontSize: 15, className: 'd-none d-sm-block w-100 h-auto' },
  {
    layout: 'tall',
    scale: 28,
    viewBox: '-34 -6 404 516',
    fontSize: 17,
    className: 'd-block d-sm-none w-100 h-auto',
  },
] as const;

const seatsPerTable = 10;
const floor = { x: 12.6, y: 3.6, dx: 2.6, dy: 4.8 };
const doors = [
  { x: 5.4, y: widthM },
  { x: 12.4, y: 0 },
];

const serviceRoute: readonly (readonly (readonly [number, number])[])[] = [
  [
    [12.4, 1.7],
    [12.4, 7.6],
    [1.1, 7.6],
  ],
  [
    [12.4, 4],
    [1.1, 4],
  ],
];

function ServiceRoute({ place }: { place: Place }) {
  const paths = serviceRoute.map((points) => `M${points.map(([x, y]) => place.point(x, y)).join('L')}`);
  return (
    <path d={paths.join('')} fill="none" stroke="#fff" strokeWidth="2.4" strokeDasharray="0 7" strokeLinecap="round" />
  );
}

function Tables({ place }: { place: Place }) {
  const scale = place.x(1, 1);
  return banquetTables.map(({ x, y, radius, isCoral }) => {
    const [cx, cy] = [place.x(x, y), place.y(x, y)];
    const seats = Array.from({ length: seatsPerTable }, (_, seat) => (seat / seatsPerTable) * 2 * Math.PI);
    return (
      <g key={`${x} ${y}`}>
        <circle
          cx={cx}
          cy={cy}
          r={radius * scale * 0.78}
          fill={isCoral ? 'var(--terracotta)' : 'none'}
          stroke="#fff"
          strokeWidth="1.3"
        />
        {seats.map((angle) => (
          <circle
            key={angle}
            cx={(cx + Math.cos(angle) * radius * scale * 1.08).toFixed(1)}
            cy={(cy + Math.sin(angle) * radius * scale * 1.08).toFixed(1)}
            r={(0.12 * scale).toFixed(1)}
            fill="none"
            stroke="var(--slate-on-dark)"
          />
        ))}
      </g>
    );
  });
}

function Label({ place, x, y, text }: { place: Place; x: number; y: number; text: string }) {
  return (
    <text x={place.x(x, y)} y={place.y(x, y) + 5} textAnchor="middle" fill="#fff">
      {text}
    </text>
  );
}

function PlanDrawing({ layout, scale, viewBox, fontSize, className }: (typeof layouts)[number]) {
  const place = placeOn(layout, scale);
  return (
    <StaticSvg viewBox={viewBox} fontSize={fontSize} className={className} role="img" aria-label={label}>
      <EventAir place={place} />
      <rect {...place.rect(0, 0, lengthM, widthM)} fill="none" stroke="#fff" strokeWidth="5" />
      {doors.map(({ x, y }) => (
        <path key={x} d={`M${place.point(x, y)}L${place.point(x + 1.8, y)}`} stroke="var(--ink)" strokeWidth="7" />
      ))}
      <rect {...place.rect(stage.x, stage.y, stage.dx, stage.dy)} fill="var(--ink-700)" stroke="#fff" />
      <rect
        {...place.rect(floor.x, floor.y, floor.dx, floor.dy)}
        fill="none"
        stroke="var(--slate-on-dark)"
        strokeDasharray="3 4"
      />
      <Label place={place} x={stage.x + stage.dx / 2} y={stage.y + stage.dy / 2} text="Stage" />
      <Label place={place} x={floor.x + floor.dx / 2} y={floor.y + floor.dy / 2} text="Dancing" />
      <Label place={place} x={14.4} y={1.3} text="Kitchen" />
      <ServiceRoute place={place} />
      <Tables place={place} />
      {venueMachineSpots(venueRooms.functionRoom).map(([x, y]) => (
        <rect key={`${x} ${y}`} {...place.rect(x, y, 0.46, 0.46)} rx="3" fill="var(--cyan)" />
      ))}
    </StaticSvg>
  );
}

const label = `Plan of a function room of ${lengthM} by ${widthM} metres set for ${banquetTables.length * seatsPerTable} guests, with ${venueRooms.functionRoom.machines} machines along its walls, 20 centimetres from them, clear of the doors and of the waiters’ way.`;

type EventSectionProps = {
  title: string;
  caption: string;
  steps: readonly { title: string; text: string }[];
  action: { label: string; to: string };
};

export function EventSection({ title: heading, caption, steps, action }: EventSectionProps) {
  const headingId = useId();
  return (
    <Section tone="ink" labelledBy={headingId}>
      <Row className="align-items-center row-gap-4">
        <Col lg={5} className="order-lg-1">
          <h2 data-aos="fade-up" id={headingId} className="title">
            {heading}
          </h2>
          <ol className="plain-list my-3 border-top">
            {steps.map(({ title, text }) => (
              <li className="border-bottom py-2" key={title}>
                <h3 className="label">{title}</h3>
                <p className="m-0 small muted">{text}</p>
              </li>
            ))}
          </ol>
          <ButtonLink to={action.to} variant="white" arrow>
            {action.label}
          </ButtonLink>
        </Col>
        <Col lg={7}>
          {layouts.map((drawing) => (
            <PlanDrawing key={drawing.layout} {...drawing} />
          ))}
          <p className="small muted mt-2 mb-0">{caption}</p>
        </Col>
      </Row>
    </Section>
  );
}
