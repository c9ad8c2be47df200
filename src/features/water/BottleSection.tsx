import { useId } from 'react';

const inner =
  'M112 208H248C250 246 300 262 300 318V842C300 866 290 872 270 872H90C70 872 60 866 60 842V318C60 262 110 246 112 208Z';
const outer =
  'M100 186H260C262 232 318 252 318 316V846C318 880 302 892 272 892H88C58 892 42 880 42 846V316C42 252 98 232 100 186Z';

/** Graduations of the wall in millilitres, to 750. */
const marks = [
  { ml: 250, y: 694 },
  { ml: 500, y: 506 },
  { ml: 750, y: 318 },
] as const;
const minorMarks = Array.from({ length: 15 }, (_, index) => index)
  .filter((index) => index % 5 !== 4)
  .map((index) => Number((882 - (index + 1) * 37.6).toFixed(1)));
const rays = Array.from({ length: 9 }, (_, index) => `M${148 + index * 8} 208L${54 + index * 31.5} 880`).join('');
const knurl = Array.from({ length: 27 }, (_, index) => `M${102 + index * 6} 122V146`).join('');

/** The Achilles bottle cut in half: the lamp under the cap, its light through the water, the double wall. */
export function BottleSection({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 360 900"
      className={className}
      fill="none"
      role="img"
      aria-label="Cutaway drawing of the Achilles bottle: a lamp under the cap, its light through the water, graduations to 750 ml"
    >
      <defs>
        <radialGradient id={`${id}light`} cx=".5" cy="0" r="1">
          <stop stopColor="#A596FF" stopOpacity="0.95" />
          <stop offset="0.35" stopColor="#7F6CF0" stopOpacity="0.5" />
          <stop offset="1" stopColor="#3E8FB0" stopOpacity="0.12" />
        </radialGradient>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#86D8E1" stopOpacity="0.34" />
          <stop offset="1" stopColor="#1493A0" stopOpacity="0.28" />
        </linearGradient>
        <clipPath id={`${id}inside`}>
          <path d={inner} />
        </clipPath>
      </defs>
      <path d={outer} fill="#101C2B" stroke="#DCE4EB" strokeWidth="1.6" />
      <g clipPath={`url(#${id}inside)`}>
        <rect x="40" y="290" width="280" height="600" fill={`url(#${id}water)`} />
        <path d="M132 200H228L330 900H30Z" fill={`url(#${id}light)`} />
        <path d="M40 290C110 284 250 296 320 290" stroke="#86D8E1" strokeWidth="1.6" />
        <path d={rays} stroke="#C9C1FF" strokeOpacity="0.34" />
      </g>
      <path d={inner} stroke="#7E8FA1" strokeWidth="1.1" />
      <path
        d="M96 22C96 12 104 8 116 8H244C256 8 264 12 264 22V150H96Z"
        fill="#16263A"
        stroke="#DCE4EB"
        strokeWidth="1.6"
      />
      <path d={`M96 118H264${knurl}`} stroke="#7E8FA1" strokeWidth="1.1" />
      <rect x="92" y="154" width="176" height="12" fill="#C4622F" />
      <rect x="92" y="154" width="176" height="4" fill="#F0A37D" />
      <path d="M98 172H262V182H98Z" stroke="#7E8FA1" />
      <rect x="146" y="44" width="68" height="46" rx="4" fill="#0B1422" stroke="#7E8FA1" />
      <path d="M158 60h44M158 67h44M158 74h30" stroke="#7E8FA1" />
      <rect x="140" y="188" width="80" height="14" rx="7" fill="#E9E5FF" stroke="#A596FF" />
      <path d="M180 90V186" stroke="#7E8FA1" strokeDasharray="3 4" />
      {marks.map(({ ml, y }) => (
        <g key={ml} fontSize="15">
          <path d={`M60 ${y}h34`} stroke="#DCE4EB" strokeWidth="1.3" />
          <text x="102" y={y + 5} fill="#DCE4EB">
            {ml}
          </text>
        </g>
      ))}
      <text x="136" y="323" fontSize="13" fill="#A3B1C0">
        ml
      </text>
      <path d={minorMarks.map((y) => `M60 ${y}h14`).join('')} stroke="#DCE4EB" strokeOpacity="0.6" />
    </svg>
  );
}
