import { Drawing } from './Drawing';
import { ink, pen } from './ink';

type RoomPlanProps = { model: string };

type PlaceProps = { x: number; y: number; isGood?: boolean; note: string; side?: 'left' | 'right' };

/** Distinguishable without colour. */
function Place({ x, y, isGood = false, note, side = 'right' }: PlaceProps) {
  const textX = side === 'right' ? 92 : -42;
  const colour = isGood ? ink.air : ink.act;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-32" y="-32" width="64" height="64" rx="20" fill={ink.paper} {...pen.outline} />
      <circle r="18" fill={ink.shade} {...pen.detail} />
      <g transform="translate(60 -8)" fill="none" strokeWidth="6" stroke={colour} strokeLinecap="round">
        <path d={isGood ? 'M-16 2 -6 12 12-14' : 'M-12-12 12 12M12-12-12 12'} />
      </g>
      <text
        x={textX}
        y={side === 'right' ? 2 : 12}
        textAnchor={side === 'right' ? 'start' : 'end'}
        fontSize="29"
        fontWeight={isGood ? 600 : 400}
        fill={isGood ? ink.air : ink.line}
      >
        {note}
      </text>
    </g>
  );
}

const curtain = 'q18 24 36 0'.repeat(8);

export function RoomPlan({ model }: RoomPlanProps) {
  return (
    <Drawing
      label={`A room from above. ${model} stands well on the open floor between the people and the door; it stands badly behind the door, behind the curtain and in the corner behind furniture`}
      width={840}
      height={900}
      className="panel"
    >
      <rect x="50" y="70" width="740" height="740" fill={ink.paper} stroke={ink.line} strokeWidth="8" />
      <path d="M50 440V620" stroke={ink.paper} strokeWidth="12" />
      <path d="M50 620H230A180 180 0 0 0 50 440" fill="none" {...pen.detail} />
      <path d="M50 620H230" stroke={ink.line} strokeWidth="7" />
      <path d="M420 70H710" stroke={ink.paper} strokeWidth="11" />
      <path d="M420 66H710M420 75H710" {...pen.detail} />
      <path d={`M422 98${curtain}`} fill="none" {...pen.outline} stroke={ink.dark} />
      <g fill={ink.shade} {...pen.outline}>
        <rect x="360" y="330" width="280" height="130" rx="6" />
        <path d="M640 560H790V810H560V700H640Z" />
        <circle cx="430" cy="288" r="30" fill={ink.paper} />
        <circle cx="570" cy="288" r="30" fill={ink.paper} />
        <circle cx="500" cy="502" r="30" fill={ink.paper} />
      </g>
      <g fontSize="29" fill={ink.dark}>
        <text x="500" y="405" textAnchor="middle">
          People
        </text>
        <text x="66" y="424">
          Door
        </text>
        <text x="565" y="48" textAnchor="middle">
          Window
        </text>
      </g>
      <Place x={330} y={610} isGood note="Here" />
      <Place x={120} y={690} note="Behind the door" />
      <Place x={470} y={160} note="Behind a curtain" />
      <Place x={725} y={745} note="Boxed in" side="left" />
    </Drawing>
  );
}
