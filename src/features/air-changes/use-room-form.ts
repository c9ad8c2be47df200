import { useState } from 'react';
import type { RoomSize } from '@/domain/room';
import { parseMetres, type MetresProblem } from '@/lib/parse-metres';

/** The three sides of a room, in the order they are asked for. */
export const sides = ['length', 'width', 'height'] as const;

export type Side = (typeof sides)[number];

type Typed = Record<Side, string>;
type Problems = Partial<Record<Side, MetresProblem>>;

const nothingTyped: Typed = { length: '', width: '', height: '' };

/** A room that was calculated; `name` is set where it came from the typical-room button. */
export type MeasuredRoom = RoomSize & { name?: string };

export type RoomForm = {
  typed: Typed;
  problems: Problems;
  /** The last room that could be calculated. A later mistake does not take it away. */
  measured: MeasuredRoom | undefined;
  type: (side: Side, text: string) => void;
  /** Reads the three fields. Answers with the room, or with the first field that needs attention. */
  calculate: () => { room: MeasuredRoom } | { firstBad: Side };
  /** Fills the fields with a room and calculates it. */
  tryRoom: (room: MeasuredRoom, typed: Typed) => void;
};

/** What the visitor typed, what is wrong with it, and the last room that could be calculated. */
export function useRoomForm(): RoomForm {
  const [typed, setTyped] = useState(nothingTyped);
  const [problems, setProblems] = useState<Problems>({});
  const [measured, setMeasured] = useState<MeasuredRoom>();

  function type(side: Side, text: string) {
    // By functions: a browser fills in all three fields before the next render.
    setTyped((others) => ({ ...others, [side]: text }));
    // A field that was complained about is read again as it is corrected; the others wait for Calculate.
    const read = parseMetres(text);
    const problem = 'problem' in read ? read.problem : undefined;
    setProblems((found) => (found[side] ? { ...found, [side]: problem } : found));
  }

  function calculate() {
    const [length, width, height] = [parseMetres(typed.length), parseMetres(typed.width), parseMetres(typed.height)];
    if ('metres' in length && 'metres' in width && 'metres' in height) {
      const room = { lengthM: length.metres, widthM: width.metres, heightM: height.metres };
      setMeasured(room);
      setTyped(nothingTyped);
      setProblems({});
      return { room };
    }
    const found: Problems = {};
    for (const [side, read] of Object.entries({ length, width, height }) as [Side, ReturnType<typeof parseMetres>][]) {
      if ('problem' in read) found[side] = read.problem;
    }
    setProblems(found);
    return { firstBad: sides.find((side) => found[side]) ?? 'length' };
  }

  function tryRoom(room: MeasuredRoom, filled: Typed) {
    setMeasured(room);
    setTyped(filled);
    setProblems({});
  }

  return { typed, problems, measured, type, calculate, tryRoom };
}
