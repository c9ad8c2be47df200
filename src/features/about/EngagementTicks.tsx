import { companyFacts } from './company-facts';

const pitch = 4;
const share = companyFacts.activeEngagementPercent;

/** A hundred ticks, eighty of them lit. Both runs are dashed lines as thick as the ticks are high. */
export function EngagementTicks() {
  return (
    <svg viewBox="0 0 400 44" width="400" height="44" fill="none" strokeDasharray="1.6 2.4" aria-hidden="true">
      <path d={`M0 22H${share * pitch - 2}`} stroke="#86D8E1" strokeWidth="44" />
      <path d={`M${share * pitch} 22H${100 * pitch - 2}`} stroke="#5C6C7E" strokeWidth="20" />
    </svg>
  );
}
