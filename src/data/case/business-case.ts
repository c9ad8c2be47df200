import { remainingShare, levelWhileAdding } from '@/domain/clearance';
import { lowerFirst } from '@/lib/format/count-word';
import { litresPerSecond, rateAch } from '@/domain/air-changes';
import type { LinkedRoom } from '@/domain/plan/plan';
import { isQuieter, type RoomAnswer, type RoomChoice, usualSettings } from '@/domain/room-answer';
import { roomVolumeM3 } from '@/domain/room';
import { type HoursOfUse, hoursOfRoom, yearlyHours } from '@/domain/cost-over-years';
import { grouped } from '@/lib/format/number';
import { caseYears, type Cost, costOfOrder } from '../costs';
import { withDelivery } from '../products/delivery';
import { answerRoom } from '../room-answers';
import { withoutVat } from '../vat';

/** A room of a business case, and how many there are of it. */
export type CaseRoom = LinkedRoom & {
  name: string;
  /** Floor or area; '' without one. */
  floor: string;
  count: number;
  /** Air changes per hour of ventilation beside which it is sized. */
  besideAch?: number;
  beds?: number;
};

/** When a room's air is looked at. */
export type CaseMoment = {
  minutes: number;
  /** Whether people go on breathing out, or the room is empty. */
  isInUse: boolean;
};

/** One room under one option; without machines, `choice` is undefined. */
type RoomOutcome = {
  choice: RoomChoice | undefined;
  /** In use. */
  ach: number;
  /** Litres of clean air a second for each person; undefined without people. */
  eachLitresPerSecond: number | undefined;
  /** Share of particles at the moment of the case. */
  remainingShare: number;
};

/** A column of the case. */
export type CaseOption = {
  /** In the order of the rooms. */
  outcomes: readonly RoomOutcome[];
  machines: number;
  /** Whole pence, VAT included; undefined if one of the machines has its price on request. */
  pricePence: number | undefined;
  withoutVatPence: number | undefined;
  /** The price with its delivery; undefined without a price or a machine. */
  deliveredPence: number | undefined;
  /** Over `caseYears`. */
  cost: Cost;
};

/** The figures of a business case: its rooms, their answers and its options. */
export type CaseResult = {
  rooms: readonly CaseRoom[];
  /** In the order of the rooms. */
  answers: readonly RoomAnswer[];
  /** The people of all rooms; undefined if one room has none. */
  people: number | undefined;
  /** The beds of all rooms; undefined if one room has none. */
  beds: number | undefined;
  nothing: CaseOption;
  /** Undefined if a room has no answer: such a case has no price. */
  recommended: CaseOption | undefined;
  /** The answers that there are, where a room has none; undefined if no room takes a machine. */
  others: CaseOption | undefined;
  /** Undefined if no room has a quieter answer. */
  quieter: CaseOption | undefined;
};

/** Open windows, to whose level a room in use is compared. */
const windowsAch = usualSettings.ventilationAch;

/** 1 is what open windows alone let a room in use come to, or what is in an empty room at the start. */
export function particlesAtMoment(ach: number, { minutes, isInUse }: CaseMoment): number {
  if (!isInUse) return remainingShare(ach, minutes);
  return ach === 0 ? (minutes / 60) * windowsAch : levelWhileAdding(ach, minutes, windowsAch);
}

type CaseBasis = {
  moment: CaseMoment;
  /** The hours of rooms whose kind has none of its own. */
  hours: HoursOfUse;
  /** Air changes an hour of ventilation in rooms that are sized without it. */
  besideAch?: number | undefined;
  /** Whether the windows are shut while music plays. */
  isShutForMusic?: boolean | undefined;
  /** Whether each room has ventilation of its own, entered or not. */
  isVentilated?: boolean | undefined;
};

/** Hours of use a year, by the kind of room. */
export function roomHours({ roomKind }: CaseRoom, building: HoursOfUse): number {
  return yearlyHours[hoursOfRoom(roomKind, building)];
}

/** As in "2,080 hours a year" or "8,760 hours a year (four-bed bay) or 2,080 (other rooms)". */
export function formatHours(rooms: readonly CaseRoom[], building: HoursOfUse): string {
  const hours = [...new Set(rooms.map((room) => roomHours(room, building)))].sort((a, b) => a - b);
  const [least = 0, most = least] = [hours[0], hours.at(-1)];
  if (least === most) return `${grouped(least)} hours a year`;
  const alone =
    hours.length === 2 && hours.find((each) => rooms.filter((room) => roomHours(room, building) === each).length === 1);
  const room = rooms.find((each) => roomHours(each, building) === alone);
  return alone && room?.name
    ? `${grouped(alone)} hours a year (${lowerFirst(room.name)}) or ${grouped(alone === most ? least : most)} (other rooms)`
    : `${grouped(least)} to ${grouped(most)} hours a year, by the kind of room`;
}

/** Whether its machines run with the windows shut, for music. */
export function isShut(
  { sizedAt, ventilationAch }: CaseRoom,
  { isShutForMusic = false }: Pick<CaseBasis, 'isShutForMusic'>,
): boolean {
  return isShutForMusic && sizedAt === 'full' && ventilationAch === 0;
}

/** Whether its ventilation is entered, so that doing nothing has figures. */
export function isCompared(
  { ventilationAch, besideAch }: CaseRoom,
  { isVentilated = false, besideAch: ofAll }: Pick<CaseBasis, 'isVentilated' | 'besideAch'>,
): boolean {
  return !isVentilated || ventilationAch > 0 || (besideAch ?? ofAll) !== undefined;
}

function outcomeOf(room: CaseRoom, choice: RoomChoice | undefined, basis: CaseBasis): RoomOutcome {
  const { moment, besideAch = 0 } = basis;
  const beside = room.ventilationAch === 0 ? (room.besideAch ?? besideAch) : 0;
  const achAfterwards = beside + (choice ? rateAch(choice.rates.chosen) : room.ventilationAch);
  const ach = choice && isShut(room, basis) ? achAfterwards - beside : achAfterwards;
  const { people } = room;
  return {
    choice,
    ach,
    eachLitresPerSecond: people ? litresPerSecond(ach * roomVolumeM3(room)) / people : undefined,
    remainingShare: particlesAtMoment(achAfterwards, moment),
  };
}

function optionOf(
  rooms: readonly CaseRoom[],
  choices: readonly (RoomChoice | undefined)[],
  basis: CaseBasis,
): CaseOption {
  const order = rooms.flatMap((room, index) => {
    const { count } = room;
    const choice = choices[index];
    if (!choice) return [];
    const { model, speed, machines, pricePence } = choice;
    const hoursPerYear = roomHours(room, basis.hours);
    return [{ model, speed, machines: machines * count, pricePence: pricePence && pricePence * count, hoursPerYear }];
  });
  const cost = costOfOrder(order, caseYears);
  const { pricePence } = cost;
  const machines = order.reduce((sum, each) => sum + each.machines, 0);
  return {
    outcomes: rooms.map((room, index) => outcomeOf(room, choices[index], basis)),
    machines,
    pricePence,
    withoutVatPence: pricePence === undefined ? undefined : withoutVat(pricePence),
    deliveredPence: pricePence === undefined || machines === 0 ? undefined : withDelivery(pricePence),
    cost,
  };
}

/** The cheapest answer that is at least 3 dB quieter, if there is one. */
function quieterOf(answer: RoomAnswer): RoomChoice | undefined {
  if (answer.kind !== 'choice') return undefined;
  const { choice, alternatives } = answer;
  const named = alternatives.find(({ kind }) => kind === 'quieter');
  return (
    named ?? alternatives.find(({ kind, choice: candidate }) => kind !== 'cheaper' && isQuieter(candidate, choice))
  )?.choice;
}

/** Adds a figure of all rooms; undefined if one room has none. */
function sumOf(rooms: readonly CaseRoom[], read: (room: CaseRoom) => number | undefined): number | undefined {
  return rooms.every(read) ? rooms.reduce((sum, room) => sum + (read(room) ?? 0) * room.count, 0) : undefined;
}

/** What doing nothing, the answers and quieter answers do for some rooms, and what they cost. */
export function calculateCase(rooms: readonly CaseRoom[], basis: CaseBasis): CaseResult {
  const answers = rooms.map(answerRoom);
  const choices = answers.map((answer) => (answer.kind === 'choice' ? answer.choice : undefined));
  const quieter = answers.map(quieterOf);
  const isAnswered = answers.every(({ kind }) => kind === 'choice' || kind === 'ventilation-is-enough');
  const option = (roomChoices: readonly (RoomChoice | undefined)[]) => optionOf(rooms, roomChoices, basis);
  return {
    rooms,
    answers,
    people: sumOf(rooms, ({ people }) => people),
    beds: sumOf(rooms, ({ beds }) => beds),
    nothing: option([]),
    recommended: isAnswered ? option(choices) : undefined,
    others: !isAnswered && choices.some(Boolean) ? option(choices) : undefined,
    quieter:
      isAnswered && quieter.some(Boolean)
        ? option(choices.map((choice, index) => quieter[index] ?? choice))
        : undefined,
  };
}
