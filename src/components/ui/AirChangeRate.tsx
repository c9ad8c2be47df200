import { serializeRate, rateText, type StatedRate } from '@/domain/air-changes';

type AirChangeRateProps = {
  rate: StatedRate;
  /** `tspan` inside SVG text. */
  as?: 'data' | 'tspan';
  /** One in prose and drawings, two on records and certificates. */
  decimals?: 1 | 2;
};

/** Renders a rate with its inputs, by which the check of the built pages compares rates. */
export function AirChangeRate({ rate, as = 'data', decimals = 1 }: AirChangeRateProps) {
  const text = rateText(rate, decimals);
  if (as === 'tspan') return <tspan data-rate={serializeRate(rate)}>{text}</tspan>;
  return (
    <data value={text} data-rate={serializeRate(rate)}>
      {text}
    </data>
  );
}
