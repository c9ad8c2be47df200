import { type MaybeSample, isSample, unwrapSample } from '@/config/sample';

/** Stands for "(sample)" where a note beneath explains it, so that a text of many samples reads on. */
export function SampleMark() {
  return (
    <>
      <span className="visually-hidden"> (sample)</span>
      <span className="muted" aria-hidden="true">
        *
      </span>
    </>
  );
}

type SampleTextProps = {
  fact: MaybeSample<string>;
  /** A note beneath says what the asterisk means. */
  isNoted?: boolean;
  /** How it is printed. */
  format?: (fact: string) => string;
};

/** A fact, marked "(sample)" until the owner replaces it. */
export function SampleText({ fact, isNoted = false, format = String }: SampleTextProps) {
  return (
    <>
      {format(unwrapSample(fact))}
      {isSample(fact) && (isNoted ? <SampleMark /> : <span className="small muted"> (sample)</span>)}
    </>
  );
}
