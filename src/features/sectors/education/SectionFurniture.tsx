import { AirChangeRate } from '@/components/ui/AirChangeRate';
import type { StatedRate } from '@/domain/air-changes';
import { colours } from '../colours';
import { above, across, floorY } from './section-scale';
import { SectionBlock } from './SectionBlock';

type PlaceProps = { xM: number };

const coral = '#C4622F';
const grey = '#5B6B7A';

function Chair({
  xM,
  seatM = 0.44,
  colour = grey,
  facing = 1,
}: PlaceProps & { seatM?: number; colour?: string; facing?: 1 | -1 }) {
  const legs = [0.03, 0.33].map((offset) => across(xM + offset * facing));
  return (
    <path
      d={`M${across(xM)} ${above(seatM)}H${across(xM + 0.36 * facing)}M${legs[0]} ${above(seatM * 1.95)}V${floorY - 1}M${legs[1]} ${above(seatM)}V${floorY - 1}`}
      stroke={colour}
      strokeWidth="2.5"
      fill="none"
      strokeLinecap="round"
    />
  );
}

function Table({
  xM,
  widthM,
  heightM,
  top = '#E9D9CC',
}: PlaceProps & { widthM: number; heightM: number; top?: string }) {
  return (
    <g>
      <path
        d={`M${across(xM + 0.08)} ${above(heightM - 0.05)}V${floorY}M${across(xM + widthM - 0.08)} ${above(heightM - 0.05)}V${floorY}`}
        stroke={colours.ink}
        strokeWidth="1.2"
      />
      <SectionBlock at={[xM, heightM - 0.05]} size={[widthM, 0.06]} fill={top} stroke={colours.ink} />
    </g>
  );
}

function Window({
  xM,
  sillM,
  widthM,
  heightM,
  panes,
}: PlaceProps & { sillM: number; widthM: number; heightM: number; panes: number }) {
  const bars = Array.from({ length: panes - 1 }, (_, index) => {
    const bar = across(xM + (widthM * (index + 1)) / panes);
    return `M${bar} ${above(sillM)}V${above(sillM + heightM)}`;
  });
  return (
    <g>
      <SectionBlock at={[xM, sillM]} size={[widthM, heightM]} fill={colours.pane} stroke={colours.ink} />
      <path d={bars.join('')} stroke={colours.ink} strokeWidth="1.2" />
    </g>
  );
}

const flags = Array.from({ length: 10 }, (_, index) => ({
  x: across(0.5 + index * 0.62),
  y: above(2.36 - Math.sin((index / 9) * Math.PI) * 0.18),
  fill: ['#BFDFE4', '#F0C9B2', '#fff'][index % 3],
}));

export function NurseryFurniture() {
  return (
    <g>
      <Window xM={0.9} sillM={0.7} widthM={2.2} heightM={1.2} panes={3} />
      <Window xM={3.9} sillM={0.7} widthM={1.6} heightM={1.2} panes={2} />
      {flags.map(({ x, y, fill }) => (
        <path key={x} d={`M${x} ${y}l9 18 9-18`} fill={fill} stroke={colours.ink} />
      ))}
      <Table xM={1.3} widthM={1.5} heightM={0.46} />
      <Chair xM={0.85} seatM={0.28} />
      <Chair xM={3.2} seatM={0.28} colour={coral} facing={-1} />
      <circle cx={across(3.75)} cy={floorY - 10} r="10" fill="#fff" stroke={colours.ink} />
      <SectionBlock at={[4.2, 0]} size={[0.3, 0.3]} fill="#BFDFE4" stroke={colours.ink} />
      <SectionBlock at={[4.53, 0]} size={[0.3, 0.3]} fill="#F0C9B2" stroke={colours.ink} />
      <SectionBlock at={[4.36, 0.3]} size={[0.3, 0.3]} fill="#fff" stroke={colours.ink} />
    </g>
  );
}

export function ClassroomFurniture({ boardRate }: { boardRate: StatedRate }) {
  return (
    <g>
      <Window xM={1.3} sillM={1} widthM={2.2} heightM={1.4} panes={2} />
      <SectionBlock at={[4.3, 1.05]} size={[2.9, 1.2]} fill="#24404A" stroke={colours.ink} />
      <text x={across(4.52)} y={above(1.48)} fontSize="30" letterSpacing="-1" fill="#E8F4F6">
        <AirChangeRate as="tspan" rate={boardRate} />
        <tspan dx="9" fontSize="16" letterSpacing="0" fill="#BFDFE4">
          ACH
        </tspan>
      </text>
      {[1.2, 2.5, 3.8, 5.1].map((x, index) => (
        <g key={x}>
          <Table xM={x + 0.4} widthM={0.75} heightM={0.72} />
          <Chair xM={x + 0.05} colour={index === 1 ? coral : grey} />
        </g>
      ))}
      <Table xM={6.6} widthM={1.3} heightM={0.74} top="#fff" />
    </g>
  );
}

export function HallFurniture() {
  const rungs = Array.from({ length: 10 }, (_, index) => {
    return `M${across(1.15)} ${above(0.3 + index * 0.24)}H${across(1.75)}`;
  });
  return (
    <g>
      <Window xM={2.2} sillM={2.5} widthM={2} heightM={1.4} panes={3} />
      <Window xM={4.9} sillM={2.5} widthM={2} heightM={1.4} panes={3} />
      <path
        d={`M${across(1.15)} ${floorY}V${above(2.6)}M${across(1.75)} ${floorY}V${above(2.6)}`}
        stroke={colours.ink}
        strokeWidth="1.6"
      />
      <path d={rungs.join('')} stroke={colours.ink} strokeWidth="1.4" />
      {[0, 1, 2, 3].map((index) => (
        <Chair key={index} xM={2.6 + index * 0.09} />
      ))}
      <SectionBlock at={[8.55, 2.7]} size={[0.09, 1.05]} fill="#fff" stroke={colours.ink} />
      <path
        d={`M${across(8.55)} ${above(3.02)}h-28l6 24h16`}
        fill="none"
        stroke={coral}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </g>
  );
}
