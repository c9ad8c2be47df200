import type { HoursOfUse } from '@/domain/cost-over-years';
import type { RoomKind } from '@/domain/people';
import type { RoomChoice } from '@/domain/room-answer';
import type { CaseMoment, CaseRoom } from '../business-case';

/** What somebody else published, with its limit. */
export type Finding = { found: string; source: string; limit: string };

/** A table of a business case: a caption, the heads of the columns and the rows. */
export type CaseTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** What a business case says besides its figures. */
export type CaseWords = {
  nameLabel: string;
  /** As in "for each member". */
  head: string;
  /** Where those in the room do not share its price, as a dentist and a patient: the days that do. */
  costDays?: { name: string; perYear: number };
  /** Where others come each evening or hour: the evenings or months that share its price, for each person of a full room. */
  costTimes?: {
    name: string;
    perYear: number;
    /** Evenings or months a year of kinds of room that fill more seldom. */ ofKind?: Partial<Record<RoomKind, number>>;
  };
  /** The hours of rooms whose kind has none of its own. */
  hours: HoursOfUse;
  problem: readonly [string, string];
  moment: CaseMoment;
  /** Open windows, in air changes per hour, beside which all rooms are sized. */
  besideAch?: number;
  /** Whether the windows are shut while music plays. */
  isShutForMusic?: true;
  /** Whether each room has ventilation of its own, entered or not: without a figure it is not compared. */
  isVentilated?: true;
  /** Names `moment`, as in "Left 15 minutes after people leave". */
  momentText: string;
  benefits: readonly string[];
  /** One more, where a room takes Generation Y. */
  benefitOfGenerationY?: string;
  /** What each person gets; printed for several rooms where everybody is counted. */
  airEach?: string;
  limits: readonly string[];
  found: readonly Finding[];
  /** When noise disturbs, as in "calls and talks". */
  quietTimes: string;
  /** The speed for that, if not 1. */
  quietSpeed?: number;
  /** The rooms that it disturbs, if not all. */
  quietKind?: RoomKind;
  /** After "at full speed", where the machines run so on purpose. */
  fullSpeedTimes?: string;
  /** Who looks after the machines, and when. */
  tasks: readonly (readonly [who: string, does: string, when: string])[];
  /** After "review after", as in "one term". */
  review: string;
  /** How to pay, beside a purchase order. */
  payment?: string;
  /** Who changes the filters or orders them, as in "Our caretaker". */
  filterKeeper: string;
  /** The day of the first room; empty cells are filled in by hand. */
  day: (room: CaseRoom, choice: RoomChoice) => CaseTable;
  /** How many of each typical room the building starts with, by its key. */
  building: Readonly<Record<string, number>>;
};
