import { useId } from 'react';

export function TenThousandDots({ className }: { className?: string | undefined }) {
  const dots = useId();
  return (
    <svg
      viewBox="0 0 604 604"
      className={className}
      role="img"
      aria-label="A square of ten thousand dots. One is copper."
    >
      <defs>
        <pattern id={dots} x="2" y="2" width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1.55" fill="#1493A0" opacity="0.62" />
        </pattern>
      </defs>
      <rect x="2" y="2" width="600" height="600" fill={`url(#${dots})`} />
      <rect x="428" y="92" width="6" height="6" fill="#fff" />
      <circle cx="431" cy="95" r="4.2" fill="#AD441B" />
      <path d="M431 95H604" stroke="#AD441B" strokeWidth="1.2" />
    </svg>
  );
}
