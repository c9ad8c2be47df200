import { airChangesPerHour } from './air-changes';
import type { MachineModel } from './machines';
import {
  isQuieter,
  maxMachines,
  modelsFor,
  type PriceList,
  type RoomChoice,
  type RoomRequirements,
} from './room-answer';
import { roomVolumeM3 } from './room';
import { isReached } from './sizing';
import { type NumberedSpeed, speedsUpTo, summedNoiseDbA } from './speeds';

/** Machines of one model in a room, each on a speed of its own; our answers keep to one speed (decision 40). */
export type SpeedMix = {
  model: MachineModel;
  machines: number;
  /** One a machine, the highest first. */
  speeds: readonly number[];
  airflowM3PerHour: number;
  /** Ventilation included. */
  ach: number;
  /** All machines together. */
  noiseDbA: number;
  /** Undefined if the price is on request. */
  pricePence: number | undefined;
};

/** Each way to set so many machines, whichever of them has which speed; the highest speed of each first. */
function settingsOfSpeeds(speeds: readonly NumberedSpeed[], machines: number): NumberedSpeed[][] {
  if (machines === 0) return [[]];
  return speeds.flatMap((first, index) =>
    settingsOfSpeeds(speeds.slice(0, index + 1), machines - 1).map((others) => [first, ...others]),
  );
}

/**
 * The quietest way to set so many machines that reaches the target at the room's speeds; of equal noise, the most air.
 * Undefined if none reaches it within the noise limit.
 */
export function quietestMix(
  model: MachineModel,
  machines: number,
  room: RoomRequirements,
  prices: PriceList,
): SpeedMix | undefined {
  const { ventilationAch, countedOutput, noiseLimitDbA = Infinity } = room;
  const price = prices[model];
  const mixes = settingsOfSpeeds(speedsUpTo(model, room.sizedAt), machines).map((set): SpeedMix => {
    const airflowM3PerHour = set.reduce((sum, speed) => sum + speed.airflowM3PerHour, 0);
    return {
      model,
      machines,
      speeds: set.map(({ speed }) => speed),
      airflowM3PerHour,
      ach: ventilationAch + airChangesPerHour(airflowM3PerHour * countedOutput, roomVolumeM3(room)),
      noiseDbA: summedNoiseDbA(set.map(({ noiseDbA }) => noiseDbA)),
      pricePence: price === undefined ? undefined : price * machines,
    };
  });
  return mixes
    .filter(({ ach, noiseDbA }) => noiseDbA <= noiseLimitDbA && isReached(ach, room))
    .sort((a, b) => a.noiseDbA - b.noiseDbA || b.airflowM3PerHour - a.airflowM3PerHour)[0];
}

/**
 * Machines of one model on speeds of their own that cost less than the answer, or as much and are at least 3 dB quieter:
 * the lowest price, of equal price the quietest. Undefined without any, and in a room that is sized at full speed on
 * purpose.
 */
export function betterMix(answer: RoomChoice, room: RoomRequirements, prices: PriceList): SpeedMix | undefined {
  const { pricePence: answerPence } = answer;
  if (answerPence === undefined || room.sizedAt === 'full') return undefined;
  const mixes = modelsFor(room).flatMap((model) => {
    const { [model]: price = Infinity } = prices;
    const most = Math.min(maxMachines, Math.floor(answerPence / price));
    return Array.from({ length: most }, (_, index) => quietestMix(model, index + 1, room, prices) ?? []).flat();
  });
  const pence = ({ pricePence = Infinity }: SpeedMix) => pricePence;
  return mixes
    .filter((mix) => pence(mix) < answerPence || isQuieter(mix, answer))
    .sort((a, b) => pence(a) - pence(b) || a.noiseDbA - b.noiseDbA)[0];
}
