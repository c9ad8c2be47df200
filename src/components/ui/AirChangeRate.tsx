import { rateMark, rateText, type StatedRate } from '@/lib/rate';

export type AirChangeRateProps = {
  rate: StatedRate;
  /** `tspan` inside SVG text. */
  as?: 'data' | 'tspan';
};

/** Renders a rate with its inputs, by which the check of the built pages compares rates. */
export function AirChangeRate({ rate, as = 'data' }: AirChangeRateProps) {
  const text = rateText(rate);
  if (as === 'tspan') return <tspan data-rate={rateMark(rate)}>{text}</tspan>;
  return (
    <data value={text} data-rate={rateMark(rate)}>
      {text}
    </data>
  );
}
