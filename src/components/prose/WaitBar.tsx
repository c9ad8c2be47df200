import { StaticSvg } from '@/components/ui/StaticSvg';
export type WaitBarProps = {
  /** Ascending, up to 60. */
  minutes: readonly number[];
};

/** Scale of an hour at 4 units a minute, decorative. */
export function WaitBar({ minutes }: WaitBarProps) {
  const least = minutes.length > 1 ? (minutes[0] ?? 0) : 0;
  const most = minutes[minutes.length - 1] ?? 0;
  return (
    <StaticSvg viewBox="0 0 240 10" aria-hidden="true">
      <rect y="3" width="240" height="4" fill="#D5E2E8" />
      <rect x={least * 4} y="3" width={(most - least) * 4} height="4" fill="#AD441B" />
      {minutes.map((wait) => (
        <rect key={wait} x={wait * 4 - 2} width="2" height="10" fill="#0B1422" />
      ))}
    </StaticSvg>
  );
}
