import { useId } from 'react';

/** The horizon is a circle of 2630 units. */
const radii = [0, 1, 2, 3, 4, 5].map((index) => 2646 + index * (16 + index * 5));

/** Coordinates of the picture, 2400 × 1400. */
export function BannerArcs() {
  const gradient = useId();
  return (
    <svg viewBox="0 400 2400 570" preserveAspectRatio="xMidYMax slice" fill="none" strokeWidth="1.8">
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="1240" x2="1700" y1="0" y2="0">
          <stop stopColor="var(--air)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--air)" />
        </linearGradient>
      </defs>
      {radii.map((radius, index) => (
        <circle
          key={radius}
          cx="1640"
          cy="3430"
          r={radius}
          stroke={`url(#${gradient})`}
          strokeOpacity={(0.6 - index * 0.09).toFixed(2)}
        />
      ))}
    </svg>
  );
}
