import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { MachineFromAbove } from '@/drawing/MachineFromAbove';
import { type Place, placeOn } from '../plan-place';
import { DayLine, type DayHour } from './DayLine';
import { banquetTables, machineSpots, stage } from './function-room';
import { venueRooms } from './venue-rooms';

/** In metres: half a machine, and how far its air is drawn. */
const half = 0.23;
const airRadius = 7;
const { lengthM, widthM } = venueRooms.functionRoom;

/** Cleaned air, as light spreads from a lamp. */
function EventAir({ place }: { place: Place }) {
  const id = useId();
  return (
    <>
      <clipPath id={`${id}-room`}>
        <rect {...place.rect(0, 0, lengthM, widthM)} />
      </clipPath>
      <radialGradient id={id}>
        <stop stopColor="var(--cyan)" stopOpacity=".4" />
        <stop offset=".2" stopColor="var(--cyan)" stopOpacity=".16" />
        <stop offset=".55" stopColor="var(--cyan)" stopOpacity=".06" />
        <stop offset="1" stopColor="var(--cyan)" stopOpacity="0" />
      </radialGradient>
      <g clipPath={`url(#${id}-room)`} fill={`url(#${id})`}>
        {machineSpots.map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            cx={place.x(x + half, y + half)}
            cy={place.y(x + half, y + half)}
            r={place.x(airRadius, airRadius)}
          />
        ))}
      </g>
    </>
  );
}

/** Larger words where the plan is small. */
const layouts = [
  { viewBox: '-3 -29 726 513', fontSize: 18, floorWordTurn: 0, className: 'd-none d-sm-block w-100 h-auto' },
  { viewBox: '-3 -34 726 518', fontSize: 29, floorWordTurn: -90, className: 'd-block d-sm-none w-100 h-auto' },
] as const;

const seatsPerTable = 10;
const floor = { x: 12.9, y: 3.6, dx: 2.3, dy: 4.8 };
const doorM = 1.8;
const kitchenDoor = { x: 11.5, y: 0 };
const guestsDoor = { x: 12.6, y: widthM };

const serviceRoute: readonly (readonly (readonly [number, number])[])[] = [
  [
    [12.4, 0.2],
    [12.4, 7.6],
    [1.1, 7.6],
  ],
  [
    [12.2, 4],
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
  return banquetTables.map(({ x, y, radius }, index) => {
    const [cx, cy] = [place.x(x, y), place.y(x, y)];
    const seats = Array.from({ length: seatsPerTable }, (_, seat) => (seat / seatsPerTable) * 2 * Math.PI);
    return (
      <g key={`${x} ${y}`} fill="var(--pane)">
        <circle cx={cx} cy={cy} r={radius * scale * 0.74} />
        <text x={cx} y={cy} dy=".35em" textAnchor="middle" fill="var(--ink)">
          {index + 1}
        </text>
        {seats.map((angle) => (
          <circle
            key={angle}
            cx={(cx + Math.cos(angle) * radius * scale * 1.02).toFixed(1)}
            cy={(cy + Math.sin(angle) * radius * scale * 1.02).toFixed(1)}
            r={(0.1 * scale).toFixed(1)}
          />
        ))}
      </g>
    );
  });
}

type LabelProps = { place: Place; x: number; y: number; text: string; turn?: number };

function Label({ place, x, y, text, turn = 0 }: LabelProps) {
  return (
    <text
      y="5"
      transform={`translate(${place.x(x, y)} ${place.y(x, y)}) rotate(${turn})`}
      textAnchor="middle"
      fill="#fff"
    >
      {text}
    </text>
  );
}

function PlanDrawing({ viewBox, fontSize, floorWordTurn, className }: (typeof layouts)[number]) {
  const place = placeOn('wide', 40);
  const [kitchenX, kitchenY] = [kitchenDoor.x + doorM / 2, -0.35];
  return (
    <StaticSvg viewBox={viewBox} fontSize={fontSize} className={className} role="img" aria-label={label}>
      <EventAir place={place} />
      <rect {...place.rect(stage.x, stage.y, stage.dx, stage.dy)} fill="var(--ink-700)" stroke="#fff" />
      <rect {...place.rect(0, 0, lengthM, widthM)} fill="none" stroke="#fff" strokeWidth="5" />
      {[kitchenDoor, guestsDoor].map(({ x, y }) => (
        <path key={x} d={`M${place.point(x, y)}L${place.point(x + doorM, y)}`} stroke="var(--ink)" strokeWidth="7" />
      ))}
      <rect
        {...place.rect(floor.x, floor.y, floor.dx, floor.dy)}
        fill="none"
        stroke="var(--slate-on-dark)"
        strokeDasharray="3 4"
      />
      <Label place={place} x={stage.x + stage.dx / 2} y={stage.y + stage.dy / 2} text="Stage" />
      <Label place={place} x={floor.x + floor.dx / 2} y={floor.y + floor.dy / 2} text="Dancing" turn={floorWordTurn} />
      {/* Outside its door, along the wall. */}
      <text x={place.x(kitchenX, kitchenY)} y={place.y(kitchenX, kitchenY)} textAnchor="middle" fill="#fff">
        Kitchen
      </text>
      <ServiceRoute place={place} />
      <Tables place={place} />
      {machineSpots.map(([x, y]) => (
        <MachineFromAbove key={`${x} ${y}`} model="GEN X" {...place.rect(x, y, 2 * half, 2 * half)} />
      ))}
    </StaticSvg>
  );
}

const label = `Plan of a function room of ${lengthM} by ${widthM} metres set for ${banquetTables.length * seatsPerTable} guests, with ${venueRooms.functionRoom.machines} machines along its walls, 20 centimetres from them, clear of the doors and of the waiters’ way.`;

type EventSectionProps = {
  title: string;
  /** What the machines are enough for, and what they cost. */
  enough: string;
  caption: string;
  hours: readonly DayHour[];
  note: string;
  action: { label: string; to: string };
};

/** The noise of a room's machines through an evening, and below it the plan of the room. */
export function EventSection({ title: heading, enough, caption, hours, note, action }: EventSectionProps) {
  const headingId = useId();
  return (
    <Section background="ink" labelledBy={headingId} className="overflow-hidden break-avoid">
      <Row className="row-gap-2 align-items-end mb-4">
        <Col lg={6}>
          <h2 data-aos="fade-up" id={headingId}>
            {heading}
          </h2>
        </Col>
        <Col lg={6}>
          <p className="lead text-white text-balance m-0">{enough}</p>
        </Col>
      </Row>
      <DayLine hours={hours} unit="dB(A)" scale={[32, 66]} />
      <Row className="row-gap-3 mt-lg-4">
        <Col lg={5} className="d-flex flex-column align-items-start">
          <p className="lead text-white text-pretty mb-4">{note}</p>
          <ButtonLink to={action.to} variant="white" hasArrow>
            {action.label}
          </ButtonLink>
        </Col>
        <Col lg={{ span: 6, offset: 1 }}>
          {layouts.map((drawing) => (
            <PlanDrawing key={drawing.fontSize} {...drawing} />
          ))}
          <p className="muted mt-2 mb-0">{caption}</p>
        </Col>
      </Row>
    </Section>
  );
}
