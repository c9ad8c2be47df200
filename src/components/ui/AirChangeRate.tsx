import { rateMark, rateText, type StatedRate } from '@/lib/rate';

export type AirChangeRateProps = {
  rate: StatedRate;
  /** `tspan` within the text of a drawing. */
  as?: 'data' | 'tspan';
};

/**
 * The one way to print an air change rate: worked out from what it is said of, and marked with it, so that the check of the
 * built pages finds every rate and fails where two disagree.
 */
export function AirChangeRate({ rate, as = 'data' }: AirChangeRateProps) {
  const text = rateText(rate);
  if (as === 'tspan') return <tspan data-rate={rateMark(rate)}>{text}</tspan>;
  return (
    <data value={text} data-rate={rateMark(rate)}>
      {text}
    </data>
  );
}
