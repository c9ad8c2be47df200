import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { recommendedChoice } from '@/data/room-answers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { MachineFromAbove } from '@/drawing/MachineFromAbove';
import styles from './Placing.module.scss';
import { wallGapCm } from '@/domain/placing';

/** Units of the drawing per metre. */
const scale = 120;
const px = (metres: number) => Number((metres * scale).toFixed(1));
const { surgery } = dentalRooms;
const machine = { xM: 0.2, yM: 1.45, sideM: 0.33 };
const centreY = px(machine.yM + machine.sideM / 2);

/** A loop of air: out along a wall at `outM`, round at `turnM`, and back to the machine at `backM`, in metres. */
type Loop = { outM: number; backM: number; turnM: number; fromM: number; side: -1 | 1 };

const axisM = machine.yM + machine.sideM / 2;
const loops: readonly Loop[] = ([-1, 1] as const).flatMap((side) =>
  [0, 2].map((loop) => ({
    side,
    outM: side < 0 ? 0.2 + loop * 0.17 : 2.78 - loop * 0.14,
    backM: axisM + side * (0.06 + loop * 0.12),
    turnM: 4.3 - loop * 0.42,
    fromM: machine.xM + 0.06 + loop * 0.07,
  })),
);

/** Here the patient's mouth adds to the air on its way back, in metres. */
const headM = 3.3;

const path = (...steps: readonly (string | number)[]) =>
  steps.map((step) => (typeof step === 'number' ? px(step) : step)).join(' ');

/** Clean air from the machine along the walls, and back past the chair. */
function LineOfAir({ outM, backM, turnM, fromM, side }: Loop) {
  const halfM = (outM + backM) / 2;
  const rise = (backM - outM) / 4;
  const startM = axisM + (side * machine.sideM) / 2;
  const endM = axisM + (backM - axisM) / 4;
  return (
    <>
      <path
        d={path(
          'M',
          fromM,
          startM,
          'C',
          fromM,
          outM - side * 0.4,
          fromM + 0.1,
          outM,
          fromM + 0.7,
          outM,
          'H',
          turnM - 0.5,
        ).concat(path('C', turnM - 0.2, outM, turnM, halfM - rise, turnM, halfM))}
        stroke="var(--air)"
      />
      <path
        d={path('M', turnM, halfM, 'C', turnM, halfM + rise, turnM - 0.2, backM, turnM - 0.5, backM, 'H', headM)}
        stroke="var(--air)"
      />
      <path
        d={path('M', headM, backM, 'H', 1.15, 'C', 0.9, backM, 0.8, endM, machine.xM + machine.sideM, endM)}
        stroke="var(--intake)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

/** The rule's number in the list beside the plan. */
function Mark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="18.5" fill="var(--teal)" stroke="#fff" strokeWidth="3" />
      <text x={x} y={y + 7} fontSize="20" fontWeight="600" textAnchor="middle" fill="#fff" stroke="none">
        {number}
      </text>
    </>
  );
}

/** The distance from the right wall as a dimension, with its number below it. */
function Gap({ wall }: { wall: number }) {
  const end = wall - px(machine.xM);
  const middle = (wall + end) / 2;
  const numberY = centreY + 48;
  return (
    <g fill="none" stroke="var(--teal)" strokeWidth="1.5">
      <path
        d={`M${wall - 34} ${numberY}H${middle}V${centreY}M${wall - 7} ${centreY}H${end}M${wall - 7} ${centreY - 8}v16M${end} ${centreY - 8}v16`}
      />
      <Mark x={wall - 34} y={numberY} number={1} />
    </g>
  );
}

/** Headrest, back, seat and leg rest on their base, from the left. */
const cushions = [
  'M1.3 1.53q0-.06.06-.06h.12q.06 0 .06.06v.17q0 .06-.06.06h-.12q-.06 0-.06-.06z',
  'M1.58 1.47q0-.07.08-.08l.5-.05q.08 0 .08.07v.41q0 .07-.08.07l-.5-.05q-.08-.01-.08-.08z',
  'M2.27 1.41q0-.07.07-.07h.38q.07 0 .07.07v.41q0 .07-.07.07h-.38q-.07 0-.07-.07z',
  'M2.82 1.42q0-.06.07-.05l.5.06q.14.02.14.13v.11q0 .11-.14.13l-.5.06q-.07.01-.07-.05z',
];

function Stool({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r=".19" fill="#fff" />
      <circle cx={x} cy={y} r=".13" fill="var(--pane)" />
    </>
  );
}

/** In metres, as an architect draws it: chair, its arm with tray and light, two stools, worktop with basin. */
function Furniture() {
  const { widthM } = surgery;
  return (
    <g transform={`scale(${scale})`} fill="#fff" stroke="var(--ink)" strokeWidth=".011">
      <path d={`M.08 ${widthM - 0.6}h3.5v.52h-3.5z`} />
      <path
        d={`M.08 ${widthM - 0.55}h3.5M.78 ${widthM - 0.6}v.05m.7-.05v.05m.7-.05v.05m.7-.05v.05`}
        strokeWidth=".006"
      />
      <rect x=".45" y={widthM - 0.5} width=".52" height=".34" rx=".1" fill="var(--pane)" />
      <circle cx=".71" cy={widthM - 0.32} r=".025" />
      <path d={`M.71 ${widthM - 0.1}v-.16`} strokeWidth=".03" />
      <rect x="1.75" y={widthM - 0.47} width=".5" height=".3" rx=".02" />
      <path d={`M1.8 ${widthM - 0.23}h.4`} strokeWidth=".006" />
      <path d="M3.45.08h.95v.5h-.95z" />
      <path d="M3.6.17h.6M3.68.33h.44v.14h-.44z" />
      <Stool x={3.98} y={0.78} />
      {/* Its foot towards the machine. */}
      <g transform="matrix(-1 0 0 1 4.8 0)">
        <ellipse cx="2.4" cy="1.615" rx=".55" ry=".38" fill="var(--porcelain)" strokeWidth=".006" />
        <path d="M2.5 1.3 2.62 1.02 2.32.9" fill="none" strokeWidth=".03" />
        <rect x="1.95" y=".72" width=".5" height=".3" rx=".04" />
        <path d="M2.02 1.02v.1m.09-.1v.1m.09-.1v.1m.09-.1v.1" />
        <path d="M1.95 1.24h.5v.07h-.5zM1.95 1.92h.5v.07h-.5z" />
        {cushions.map((cushion) => (
          <path key={cushion} d={cushion} fill="var(--pane-300)" />
        ))}
        <Stool x={1.08} y={1.14} />
        <Stool x={1.22} y={2.12} />
      </g>
    </g>
  );
}

const label = `Plan of a surgery with the purifier at the foot of the chair, ${wallGapCm} cm from the wall, the door on the far side`;

function PlacingPlan() {
  const [width, height] = [px(surgery.lengthM), px(surgery.widthM)];
  const side = px(machine.sideM);
  return (
    <StaticSvg
      viewBox={`-7 -7 ${width + 14} ${height + 14}`}
      className="d-block w-100 h-auto overflow-visible"
      role="img"
      aria-label={label}
    >
      {/* Mirrored: seen from the chair the basin is right of the machine, as in the photo of the hero. */}
      <g transform={`matrix(-1 0 0 1 ${width} 0)`}>
        <rect width={width} height={height} fill="#fff" />
        <Furniture />
        <g fill="none" strokeWidth="1.5">
          {loops.map((loop) => (
            <LineOfAir key={loop.outM} {...loop} />
          ))}
        </g>
        <MachineFromAbove
          model={recommendedChoice(surgery).model}
          x={px(machine.xM)}
          y={px(machine.yM)}
          width={side}
          height={side}
        />
        <rect width={width} height={height} fill="none" stroke="var(--ink)" strokeWidth="13" />
        <path d={`M${px(1.4)} 0h${px(1.7)}`} stroke="#fff" strokeWidth="11" />
        <path d={`M${px(1.4)} -6v12h${px(1.7)}v-12zM${px(1.4)} 0h${px(1.7)}`} fill="none" stroke="var(--ink)" />
        <path d={`M${width} ${px(2.35)}v${px(0.9)}`} stroke="#fff" strokeWidth="15" />
        <path
          d={`M${width} ${px(3.25)}h${-px(0.9)}A${px(0.9)} ${px(0.9)} 0 0 1 ${width} ${px(2.35)}`}
          fill="none"
          stroke="var(--field)"
          strokeWidth="1.3"
        />
        <path d={`M${width} ${px(3.25)}h${-px(0.9)}`} stroke="var(--ink)" strokeWidth="4" />
      </g>
      <Gap wall={width} />
      <Mark x={width - px(2.27)} y={px(axisM)} number={2} />
    </StaticSvg>
  );
}

type PlacingProps = {
  title: string;
  rules: readonly { title: string; text?: string }[];
};

/** Where a machine stands in a surgery. */
export function Placing({ title: heading, rules }: PlacingProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <Row className="align-items-center row-gap-3">
        <Col md={5} lg={7}>
          <PlacingPlan />
        </Col>
        <Col md={{ span: 6, offset: 1 }} lg={{ span: 4, offset: 1 }}>
          <h2 data-aos="fade-up" id={headingId}>
            {heading}
          </h2>
          <ol className="plain-list mt-3 mt-sm-4">
            {rules.map(({ title, text }) => (
              <li className={`border-top py-2 ${styles.rule}`} key={title}>
                <h3>
                  <span
                    className={`d-inline-block rounded-circle text-white text-center ${styles.number}`}
                    aria-hidden="true"
                  />
                  {title}
                </h3>
                {text && <p className="lead mt-1 mb-0">{text}</p>}
              </li>
            ))}
          </ol>
        </Col>
      </Row>
    </Section>
  );
}
