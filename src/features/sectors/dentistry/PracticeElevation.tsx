import { useId } from 'react';
import { genXCutout } from '@/assets/pictures/gen-x-cutout';
import { genYCutout } from '@/assets/pictures/gen-y-cutout';
import { genYFront } from '@/assets/pictures/gen-y-front';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { machineSizeM } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';

/** Centimetres: of the walls as far as they are drawn, and of the floor below them. */
const [wallCm, floorCm] = [152, 4];

const heightCm = (model: 'GEN X' | 'GEN Y') => 100 * machineSizeM(model)[2];

/** In a picture of 1200 px: top and foot of the machine. */
type CutoutProps = { href: string; model: 'GEN X' | 'GEN Y'; top: number; x: number };

/** From its corner, its middle at x. */
function Cutout({ href, model, top, x }: CutoutProps) {
  const size = (1200 * heightCm(model)) / (1118 - top);
  return <image href={href} x={x - size / 2} y={wallCm - (1118 * size) / 1200} width={size} height={size} />;
}

/** Generation Y from its front, cut out of its picture; its left edge at x. */
function FrontOfY({ x }: { x: number }) {
  const clipId = useId();
  const height = heightCm('GEN Y');
  return (
    <>
      <ellipse cx={x + 18} cy={wallCm - 0.5} rx="20" ry="2.2" fill="var(--ink)" fillOpacity=".16" stroke="none" />
      <svg
        x={x}
        y={wallCm - height}
        width={(height * 388) / 1032}
        height={height}
        viewBox="406 84 388 1032"
        preserveAspectRatio="none"
      >
        <clipPath id={clipId}>
          <path d="M407 106q0-22 22-22H771q22 0 22 22L791 1060q0 12-12 12L770 1110H430L421 1072q-10 0-10-12Z" />
        </clipPath>
        <image href={genYFront.webp} width="1200" height="1200" clipPath={`url(#${clipId})`} />
      </svg>
    </>
  );
}

/** Each part once in ink and once, narrower, in its colour. */
const cushions = 'M14 76L26 84M34 88L74 114M82 117H108M116 119L138 133';

/** Chair, light, tray, stool and X-ray screen; the machine at the foot of the chair. */
function Surgery() {
  return (
    <>
      <g fill="#fff">
        <path d="M146 16h44v28h-44z" fill="var(--deep)" />
        <path
          d="M151 31q7-9 14 0t14 0q4-5 7-2M151 34q7 8 14 0t14 0q4 4 7 1"
          fill="none"
          stroke="var(--pane-300)"
          strokeWidth=".7"
        />
        <path d="M40 -2V22L78 36" fill="none" strokeWidth="2" />
        <path d="M70 32l22 8-3 8-20-8z" />
        <path d="M128 84V120" fill="none" strokeWidth="2.4" />
        <path d="M106 80h44v4h-44zM112 80v-5m6 5v-6m6 6v-5m6 5v-6" />
        <path d="M84 150h44v2H84zM98 126h12v24H98z" />
        <path d={cushions} fill="none" strokeWidth="14" strokeLinecap="round" />
        <path d={cushions} fill="none" stroke="var(--teal-400)" strokeWidth="12.4" strokeLinecap="round" />
        <path d="M20 122V144M9 151l11-8 11 8" fill="none" strokeWidth="2.4" />
        <path d="M7 116h26q3 0 3 3t-3 3H7q-3 0-3-3t3-3z" fill="var(--teal-500)" />
      </g>
      <Cutout href={genYCutout.webp} model="GEN Y" top={189} x={215 - wallGapCm - 17} />
    </>
  );
}

/** Worktop with basin and steriliser, a cupboard on the wall. */
function DecontaminationRoom() {
  return (
    <>
      <g fill="#fff">
        <path d="M0 -4h96v24H0zM48 -4v24M44 12v5m8-5v5" />
        <path d="M0 62h102v4H0zM0 66h98v80H0z" />
        <path d="M0 146h94v6H0z" fill="var(--slate)" />
        <path d="M33 66v80M66 66v80M0 84h98M12 75h9m24 0h9m24 0h9" fill="none" />
        <path d="M52 30q0-3 3-3h36q3 0 3 3v32H52z" fill="var(--porcelain)" />
        <circle cx="70" cy="46" r="11" />
        <circle cx="70" cy="46" r="7" fill="var(--pane-300)" />
        <path d="M86 36h4m-4 4h4" stroke="var(--terracotta)" strokeWidth="1.6" />
        <path d="M20 62V44q0-5 5-5t5 5v3" fill="none" strokeWidth="2" />
        <path d="M34 62v-7h12v7zM36 55v-5h8v5z" fill="var(--teal-400)" />
      </g>
      <FrontOfY x={165 - wallGapCm - 33} />
    </>
  );
}

function Chair({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M4 90V152M50 90V152" fill="none" stroke="var(--sand-500)" strokeWidth="3" />
      <path d="M7 70q0-3 3-3h34q3 0 3 3v30H7z" fill="var(--teal-500)" />
      <path d="M5 104h44q3 0 3 4v6q0 4-3 4H5q-3 0-3-4v-6q0-4 3-4z" fill="var(--teal-400)" />
    </g>
  );
}

/** Two chairs, a plant and a picture. */
function WaitingRoom() {
  return (
    <>
      <g fill="#fff">
        <path d="M34 8h44v32H34z" />
        <path d="M40 33q8-12 16-4t16-8" fill="none" stroke="var(--terracotta)" strokeWidth="1.4" />
        <Chair x={4} />
        <Chair x={58} />
        <path d="M128 124q-20-20-12-38 12 12 12 38 0-34 6-46 12 18-4 46 8-26 18-28 2 18-18 28" fill="var(--teal-400)" />
        <path d="M118 124h22l-3 28h-16z" fill="var(--ember-300)" />
      </g>
      <Cutout href={genXCutout.webp} model="GEN X" top={272} x={220 - wallGapCm - 18} />
    </>
  );
}

const drawings = {
  surgery: { widthCm: 215, Things: Surgery },
  decontaminationRoom: { widthCm: 165, Things: DecontaminationRoom },
  waitingRoom: { widthCm: 220, Things: WaitingRoom },
};

/** A room in front view, true to scale, as far as its machine needs. */
export function PracticeElevation({ room }: { room: keyof typeof drawings }) {
  const { widthCm, Things } = drawings[room];
  return (
    <StaticSvg
      viewBox={`0 0 ${widthCm} ${wallCm + floorCm}`}
      // One floor line through three drawings of unequal pixels.
      preserveAspectRatio="xMidYMax slice"
      className="d-block w-100 h-auto"
      stroke="var(--ink)"
      strokeWidth=".8"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={`M0 0h${widthCm}v${wallCm}H0z`} fill="#fff" stroke="none" />
      <Things />
      <path d={`M0 ${wallCm}h${widthCm}v${floorCm}H0zM0 0h2.4v${wallCm}H0z`} fill="var(--ink)" stroke="none" />
      <path d={`M${widthCm} 0v${wallCm}`} strokeWidth="4.8" />
    </StaticSvg>
  );
}
