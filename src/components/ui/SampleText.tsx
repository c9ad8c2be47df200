import { type Figure, isSample, shown } from '@/config/sample';

export type SampleTextProps = { fact: Figure<string> };

/** A fact, marked "(sample)" until the owner replaces it. */
export function SampleText({ fact }: SampleTextProps) {
  return (
    <>
      {shown(fact)}
      {isSample(fact) && ' (sample)'}
    </>
  );
}
