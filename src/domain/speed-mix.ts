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

/** Machines of one model in a room on two neighbouring speeds; our answers keep to one speed (decision 40). */
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

/** Each way to set so many machines to two neighbouring speeds, both of them in use; the higher speed of each first. */
function settingsOfTwoSpeeds(speeds: readonly NumberedSpeed[], machines: number): NumberedSpeed[][] {
  return speeds.flatMap((low, index) => {
    const high = speeds[index + 1];
    return high
      ? Array.from({ length: machines - 1 }, (_, more) =>
          Array.from({ length: machines }, (_machine, place) => (place <= more ? high : low)),
        )
      : [];
  });
}

/**
 * The quietest way to set so many machines to two neighbouring speeds that reaches the target; of equal noise, the most
 * air. Undefined if none reaches it within the room's highest speed and noise limit.
 */
export function quietestMix(
  model: MachineModel,
  machines: number,
  room: RoomRequirements,
  prices: PriceList,
): SpeedMix | undefined {
  const { ventilationAch, countedOutput, noiseLimitDbA = Infinity } = room;
  const price = prices[model];
  const mixes = settingsOfTwoSpeeds(speedsUpTo(model, room.sizedAt), machines).map((set): SpeedMix => {
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

/** The fewest machines of a model, up to a number, that reach the target on two neighbouring speeds. */
function fewestMixed(model: MachineModel, most: number, room: RoomRequirements, prices: PriceList) {
  for (let machines = 2; machines <= most; machines += 1) {
    const mix = quietestMix(model, machines, room, prices);
    if (mix) return mix;
  }
  return undefined;
}

/**
 * Machines of one model on two neighbouring speeds that cost less than the answer, or as much and are at least 3 dB
 * quieter: the lowest price, of equal price the quietest. Undefined without any, and in a room that is sized at full
 * speed on purpose.
 */
export function betterMix(answer: RoomChoice, room: RoomRequirements, prices: PriceList): SpeedMix | undefined {
  const { pricePence: answerPence } = answer;
  if (answerPence === undefined || room.sizedAt === 'full') return undefined;
  const pence = ({ pricePence = Infinity }: SpeedMix) => pricePence;
  return modelsFor(room)
    .map((model) => {
      const { [model]: price = Infinity } = prices;
      return fewestMixed(model, Math.min(maxMachines, Math.floor(answerPence / price)), room, prices);
    })
    .filter((mix) => mix !== undefined)
    .filter((mix) => pence(mix) < answerPence || isQuieter(mix, answer))
    .sort((a, b) => pence(a) - pence(b) || a.noiseDbA - b.noiseDbA)[0];
}
