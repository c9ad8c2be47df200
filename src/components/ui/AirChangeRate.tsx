import { rateMark, rateText, type StatedRate } from '@/domain/air-changes';

export type AirChangeRateProps = {
  rate: StatedRate;
  /** `tspan` within the text of a drawing. */
  as?: 'data' | 'tspan';
  /** One in prose and drawings, two on records and certificates. */
  decimals?: 1 | 2;
};

/**
 * The one way to print an air change rate: worked out from what it is said of, and marked with it, so that the check of the
 * built pages finds every rate and fails where two disagree.
 */
export function AirChangeRate({ rate, as = 'data', decimals = 1 }: AirChangeRateProps) {
  const text = rateText(rate, decimals);
  if (as === 'tspan') return <tspan data-rate={rateMark(rate)}>{text}</tspan>;
  return (
    <data value={text} data-rate={rateMark(rate)}>
      {text}
    </data>
  );
}
