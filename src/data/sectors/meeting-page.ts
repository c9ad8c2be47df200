import { rate } from '@/domain/air-changes';
import { rich, type RichTextContent } from '@/domain/rich-text';
import { roomVolumeM3 } from '@/domain/room';
import type { RoomChoice } from '@/domain/room-advice';
import { speedOf, togetherDbA, type SpeedChoice } from '@/domain/speeds';
import type { ChosenRoom } from '../rooms/answered-room';

/** Empty cells are filled in by hand. */
type MeetingTable = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly RichTextContent[])[];
};

/** One A4 page about a room, which a buyer prints for a meeting. */
export type MeetingPage = {
  title: string;
  lead: string;
  name: string;
  table: (room: ChosenRoom, choice: RoomChoice) => MeetingTable;
  doesNot: readonly string[];
  /** Lines to fill in by hand. */
  fields: readonly string[];
  /** False for a paper that goes into a log. */
  isPriced?: boolean;
};

/** The columns of `atSpeed`. */
export const speedHead = ['When', 'Speed', 'Air changes an hour', 'Noise together'] as const;

export function atSpeed(
  when: string,
  room: ChosenRoom,
  { model, machines }: RoomChoice,
  running: SpeedChoice,
): RichTextContent[] {
  const { speed, noiseDbA } = speedOf(model, running);
  const isFull = speed === speedOf(model, 'full').speed;
  return [
    when,
    isFull ? 'full' : String(speed),
    rich`${rate(model, roomVolumeM3(room), { machines, speed: isFull ? 'full' : speed })}`,
    `${togetherDbA(noiseDbA, machines)} dB(A)`,
  ];
}
