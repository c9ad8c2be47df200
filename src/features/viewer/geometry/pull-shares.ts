import { clamp } from '@/lib/clamp';
import type { Vec3 } from './framing';

/** A part of the machine and how far it comes out, in metres. */
export type PulledPart = { name: string; pullM: Vec3 };

/** Share of the opening by which the last part starts later than the first. */
const spread = 0.45;

const stageOf = (name: string) => Number(/^stage-(\d)$/.exec(name)?.[1] ?? 0);

function rank({ name, pullM: [, , forwardM] }: PulledPart): number {
  if (!stageOf(name)) return -10;
  return forwardM === 0 ? -stageOf(name) : stageOf(name);
}

/** Share, 0 to 1, by which each part is pulled out; outer parts start first. */
export function pullShares(parts: readonly PulledPart[], opened: number): Map<string, number> {
  const shares = new Map<string, number>();
  for (const isForward of [false, true]) {
    const row = parts
      .filter(({ pullM }) => pullM.some((metres) => metres !== 0) && (pullM[2] !== 0) === isForward)
      .sort((a, b) => rank(a) - rank(b));
    for (const [index, { name }] of row.entries()) {
      const start = row.length > 1 ? (spread * index) / (row.length - 1) : 0;
      shares.set(name, clamp((opened - start) / (1 - spread), 0, 1));
    }
  }
  return shares;
}

/** The way of a part, in metres, at a share of the exploded view from 0 to 1. */
export function pulledOut([xM, yM, zM]: Vec3, share: number): [number, number, number] {
  return [xM * share, yM * share, zM * share];
}
