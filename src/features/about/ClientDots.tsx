import { companyFacts } from './company-facts';

const columns = 25;
const rows = companyFacts.satisfiedClients / columns;
const pitch = 28;

/** One colour of the way from ember (the air that comes in) to cyan (the air that leaves). */
function between(t: number): string {
  const channel = (from: number, to: number) => Math.round(from + (to - from) * t);
  return `rgb(${channel(240, 134)} ${channel(163, 216)} ${channel(125, 225)})`;
}

/** One dot for each client. A column is one dashed line: its dashes have no length, so only their round caps show. */
export function ClientDots({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${columns * pitch - 16} ${rows * pitch - 16}`}
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeDasharray={`0 ${pitch}`}
      aria-hidden="true"
    >
      {Array.from({ length: columns }, (_, index) => {
        const t = index / (columns - 1);
        return (
          <path
            key={index}
            d={`M${index * pitch + 6} 6v${(rows - 1) * pitch + 1}`}
            stroke={between(t)}
            strokeWidth={(6.2 + 2.8 * t).toFixed(1)}
            opacity={(0.6 + 0.4 * t).toFixed(2)}
          />
        );
      })}
    </svg>
  );
}
