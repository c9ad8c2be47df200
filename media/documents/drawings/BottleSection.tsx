import { useId } from 'react';

/** Proportions of the product: 73 × 262 mm. */
const inner =
  'M104 186H256C258 214 288 226 288 282V852C288 868 280 876 264 876H96C80 876 72 868 72 852V282C72 226 102 214 104 186Z';
const outer =
  'M90 170H270C272 204 304 218 304 278V866C304 884 294 894 276 894H84C66 894 56 884 56 866V278C56 218 88 204 90 170Z';

/** Millilitre marks up to 750. */
const marks = [
  { ml: 250, y: 694 },
  { ml: 500, y: 506 },
  { ml: 750, y: 318 },
] as const;
const minorMarks = Array.from({ length: 15 }, (_, index) => index)
  .filter((index) => index % 5 !== 4)
  .map((index) => Number((882 - (index + 1) * 37.6).toFixed(1)));
const knurl = Array.from({ length: 27 }, (_, index) => `M${102 + index * 6} 116V140`).join('');

/** The drawing of the bottle in section. */
export function BottleSection({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 360 900"
      className={className}
      overflow="visible"
      fill="none"
      fontSize="15"
      role="img"
      aria-label="Cutaway drawing of the Achilles bottle: a lamp under the cap, its light through the water, graduations to 750 ml"
    >
      <defs>
        <radialGradient id={`${id}light`} cx=".5" cy="0" r="1">
          <stop stopColor="var(--uv-300)" stopOpacity="0.95" />
          <stop offset="0.35" stopColor="var(--uv-500)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--sky)" stopOpacity="0.12" />
        </radialGradient>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--cyan)" stopOpacity="0.34" />
          <stop offset="1" stopColor="var(--air)" stopOpacity="0.28" />
        </linearGradient>
        <clipPath id={`${id}inside`}>
          <path d={inner} />
        </clipPath>
      </defs>
      <path d={outer} fill="var(--night)" stroke="var(--pale)" strokeWidth="1.6" />
      <g clipPath={`url(#${id}inside)`}>
        <rect x="56" y="318" width="248" height="562" fill={`url(#${id}water)`} />
        <path d="M136 206H224L312 900H48Z" fill={`url(#${id}light)`} opacity="0.6" />
        <path d="M72 318H288" stroke="var(--cyan)" strokeWidth="1.6" />
      </g>
      <path d={inner} stroke="var(--grey-500)" strokeWidth="1.1" />
      <path
        d="M87 34C87 18 97 10 113 10H247C263 10 273 18 273 34V145H87Z"
        fill="var(--night-700)"
        stroke="var(--pale)"
        strokeWidth="1.6"
      />
      <path d="M118 17H242" stroke="var(--uv-300)" strokeWidth="4" strokeLinecap="round" />
      {/* The battery over the board that feeds the lamp. */}
      <g stroke="var(--pale)" strokeWidth="1.2">
        <rect x="148" y="50" width="64" height="26" rx="4" fill="var(--copper)" fillOpacity="0.35" />
        <path d="M212 58h4v10h-4" />
      </g>
      <path d="M116 100H244" stroke="var(--air)" strokeWidth="5" />
      <path d="M134 97v-7h16v7M200 97v-5h22v5" fill="var(--grey-600)" />
      <path d={`M87 112H273${knurl}`} stroke="var(--grey-500)" strokeWidth="1.1" />
      <rect x="90" y="150" width="180" height="12" fill="var(--terracotta)" />
      <rect x="90" y="150" width="180" height="4" fill="var(--ember)" />
      {/* The plug of the cap in the neck, its ring of silicone in section, and the lamp: three diodes behind quartz. */}
      <path
        d="M111 162H249V198Q249 206 241 206H119Q111 206 111 198Z"
        fill="var(--night-700)"
        stroke="var(--grey-500)"
      />
      <path d="M172 102V190M188 102V190" stroke="var(--grey-500)" strokeWidth="1.6" />
      <g fill="var(--ember)" stroke="var(--ink)" strokeWidth="1.6">
        <circle cx="107" cy="184" r="6.5" />
        <circle cx="253" cy="184" r="6.5" />
      </g>
      <path d="M134 206C150 219 210 219 226 206Z" fill="var(--uv-200)" fillOpacity="0.5" stroke="var(--uv-100)" />
      <rect x="134" y="190" width="92" height="16" rx="3" fill="var(--ink)" stroke="var(--uv-300)" />
      <path d="M149 200h14M173 200h14M197 200h14" stroke="var(--uv-100)" strokeWidth="7" />
      {marks.map(({ ml, y }) => (
        <g key={ml}>
          <path d={`M50 ${y}h46`} stroke="var(--pale)" strokeWidth="1.3" />
          <text x="42" y={y} dy="0.34em" textAnchor="end" fill="var(--pale)">
            {ml === 750 ? '750 ml' : ml}
          </text>
        </g>
      ))}
      <path d={minorMarks.map((y) => `M72 ${y}h12`).join('')} stroke="var(--pale)" strokeOpacity="0.6" />
    </svg>
  );
}
