import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { choiceFor } from '@/data/room-answers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { MachineFromAbove } from '@/drawing/MachineFromAbove';
import styles from './Placing.module.scss';
import { wallGapCm } from '@/domain/placing';

/** Units of the drawing per metre. */
const scale = 120;
const px = (metres: number) => Number((metres * scale).toFixed(1));
const { surgery } = dentalRooms;
const machine = { xM: 0.2, yM: 1.45, sideM: 0.33 };
const centreX = px(machine.xM + machine.sideM / 2);
const centreY = px(machine.yM + machine.sideM / 2);

/** Starts of the intake lines, in metres from the room's top left corner: chair, door, worktop. */
const sources: readonly [x: number, y: number][] = [
  [1.7, 1.15],
  [2.6, 1.35],
  [3.5, 1.3],
  [4.3, 2.1],
  [1.55, 2.1],
  [2.4, 2.75],
  [3.6, 2.75],
];

/** The rule's number in the list beside the plan. */
function Mark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="17" fill="var(--teal)" />
      <text x={x} y={y + 7} fontSize="20" fontWeight="600" textAnchor="middle" fill="#fff">
        {number}
      </text>
    </>
  );
}

function Gap() {
  const end = px(machine.xM);
  return (
    <path
      d={`M4 ${centreY}H${end - 3}M4 ${centreY - 5}v10M${end - 3} ${centreY - 5}v10`}
      stroke="var(--teal)"
      strokeWidth="1.5"
    />
  );
}

function Chair() {
  return (
    <g stroke="var(--ink)" strokeWidth="1.4">
      <rect x={px(1.35)} y={px(1.42)} width={px(0.42)} height={px(0.36)} rx="14" fill="var(--pane-300)" />
      <rect x={px(1.72)} y={px(1.3)} width={px(0.8)} height={px(0.6)} rx="10" fill="var(--pane-300)" />
      <rect x={px(2.5)} y={px(1.36)} width={px(0.75)} height={px(0.48)} rx="12" fill="var(--pane-300)" />
      <circle cx={px(1.2)} cy={px(2.1)} r={px(0.19)} fill="#fff" />
      <circle cx={px(1.05)} cy={px(1.12)} r={px(0.19)} fill="#fff" />
      <rect x={px(2.3)} y={px(0.72)} width={px(0.5)} height={px(0.34)} rx="4" fill="#fff" />
    </g>
  );
}

const label = `Plan of a surgery with the purifier beside the head of the chair, ${wallGapCm} cm from the wall, the door on the far side`;

function PlacingPlan() {
  const room = useId();
  const [width, height] = [px(surgery.lengthM), px(surgery.widthM)];
  const side = px(machine.sideM);
  return (
    <StaticSvg
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      className="d-block w-100 h-auto"
      role="img"
      aria-label={label}
    >
      <clipPath id={room}>
        <rect width={width} height={height} />
      </clipPath>
      <rect width={width} height={height} fill="#fff" />
      <g clipPath={`url(#${room})`} fill="none">
        {[1, 2, 3, 4, 5].map((ring) => (
          <circle
            key={ring}
            cx={centreX}
            cy={centreY}
            r={side / 2 + ring * 15}
            stroke="var(--air)"
            strokeWidth="1.3"
            strokeOpacity={(1 - ring * 0.15).toFixed(2)}
          />
        ))}
        <g stroke="var(--intake)" strokeWidth="1.4" strokeLinecap="round" opacity=".85">
          {sources.map(([x, y], index) => {
            const end = centreY + side * (0.1 - index * 0.03);
            return (
              <path
                key={x}
                d={`M${px(x)} ${px(y)}C${px(x * 0.62)} ${px(y)} ${px(0.95)} ${px(1.5 + index * 0.04)} ${centreX} ${end}`}
              />
            );
          })}
        </g>
      </g>
      <g stroke="var(--ink)" strokeWidth="1.4">
        <rect x={px(0.1)} y={height - px(0.62)} width={px(3.5)} height={px(0.58)} fill="var(--ice)" />
        <rect x={px(0.5)} y={height - px(0.5)} width={px(0.42)} height={px(0.34)} rx="8" fill="#fff" />
      </g>
      <Chair />
      <MachineFromAbove
        model={choiceFor(surgery).model}
        x={px(machine.xM)}
        y={px(machine.yM)}
        width={side}
        height={side}
      />
      <rect width={width} height={height} fill="none" stroke="var(--ink)" strokeWidth="8" />
      <path d={`M${px(1.6)} 0h${px(1.7)}`} stroke="var(--pane)" strokeWidth="8" />
      <path d={`M${px(1.6)} -4h${px(1.7)}M${px(1.6)} 4h${px(1.7)}`} stroke="var(--ink)" />
      <path d={`M${width} ${px(2.35)}v${px(0.9)}`} stroke="#fff" strokeWidth="10" />
      <path
        d={`M${width} ${px(3.25)}h${-px(0.9)}A${px(0.9)} ${px(0.9)} 0 0 1 ${width} ${px(2.35)}`}
        fill="none"
        stroke="var(--field)"
        strokeWidth="1.3"
      />
      <Gap />
      <path d={`M13 ${centreY - 8}L40 ${centreY - 92}`} stroke="var(--teal)" strokeWidth="1.5" />
      <Mark x={44} y={centreY - 104} number={1} />
      <Mark x={px(2.12)} y={px(1.6)} number={2} />
    </StaticSvg>
  );
}

type PlacingProps = {
  title: string;
  rules: readonly { title: string; text: string }[];
};

/** Where a machine stands in a surgery. */
export function Placing({ title: heading, rules }: PlacingProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <Row className="align-items-center row-gap-3">
        <Col md={5} lg={6}>
          <PlacingPlan />
        </Col>
        <Col md={{ span: 6, offset: 1 }} lg={{ span: 5, offset: 1 }}>
          <h2 data-aos="fade-up" id={headingId}>
            {heading}
          </h2>
          <ol className="plain-list mt-3 mt-sm-4">
            {rules.map(({ title, text }, index) => (
              <li className="border-top py-2" key={title}>
                <h3 className="item">
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <p className="muted m-0">{text}</p>
              </li>
            ))}
          </ol>
        </Col>
      </Row>
    </Section>
  );
}
