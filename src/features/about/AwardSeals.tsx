import { companyFacts } from './company-facts';

/** Twenty-four rays round a seal, as one path. */
const rays = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12;
  const at = (radius: number) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(26)}L${at(31)}`;
}).join('');

/** A seal for each award, with the wave of the logo in it. */
export function AwardSeals() {
  return (
    <svg viewBox="0 0 400 64" width="400" height="64" fill="none" stroke="#86D8E1" strokeWidth="1.3" aria-hidden="true">
      {Array.from({ length: companyFacts.awards }, (_, index) => (
        <g key={index} transform={`translate(${index * 82 + 32} 32)`}>
          <circle r="26" />
          <circle r="20" strokeOpacity="0.45" />
          <path d={rays} strokeOpacity="0.6" />
          <path d="M-13 5C-6 5-5-6 1-6s5 7 12 6" stroke="#F0A37D" strokeWidth="2" />
        </g>
      ))}
    </svg>
  );
}
