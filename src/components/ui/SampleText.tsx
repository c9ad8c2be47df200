import { type MaybeSample, isSample, unwrapSample } from '@/config/sample';

export type SampleTextProps = { fact: MaybeSample<string> };

/** A fact, marked "(sample)" until the owner replaces it. */
export function SampleText({ fact }: SampleTextProps) {
  return (
    <>
      {unwrapSample(fact)}
      {isSample(fact) && <span className="small muted"> (sample)</span>}
    </>
  );
}
