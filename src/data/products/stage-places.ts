import type { Purifier } from './product';

/** Where the stages are seen in the picture of the opened machine, from the first: percent of its width, and of its height from the top. */
export function stagePlaces({
  figure,
  stages,
}: Pick<Purifier, 'figure' | 'stages'>): readonly (readonly [number, number])[] {
  // Stages that lie one above the other share the height evenly.
  return (
    figure.stagesAt ??
    Array.from({ length: stages }, (_, index) => [65, 75.5 - (49.1 / stages) * (index + 0.5)] as const)
  );
}
