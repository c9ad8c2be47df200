import type { MarkedPart } from './excerpt';

export type MarkedProps = { parts: readonly MarkedPart[] };

/** A text with the found words marked. */
export function Marked({ parts }: MarkedProps) {
  return parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));
}
