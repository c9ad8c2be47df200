import { type CaseRoom, isShut } from '@/data/case/business-case';
import { answerRoom, formatMachines, prices } from '@/data/room-answers';
import { type RoomChoice, usualSettings } from '@/domain/room-answer';
import { betterMix, type SpeedMix } from '@/domain/speed-mix';
import { workingSpeedLimitDbA } from '@/domain/speeds';
import { countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import type { CaseView } from './case-view';

/** Machines set to two speeds that cost less than the answer. */
function cheaperMix(choice: RoomChoice, room: CaseRoom): SpeedMix | undefined {
  const mix = betterMix(choice, room, prices);
  return mix && (mix.pricePence ?? Infinity) < (choice.pricePence ?? 0) ? mix : undefined;
}

/** As in "three on two speeds, £1,485, at 44 dB(A)"; another model than the answer's is named. */
function formatMix(mix: SpeedMix, { model }: RoomChoice): string {
  const machines = mix.model === model ? countWord(mix.machines) : formatMachines(mix);
  return `${machines} on two speeds, ${money(mix.pricePence ?? 0)}, at ${mix.noiseDbA} dB(A)`;
}

/** As in "Cheaper: three on two speeds, £1,485, at 44 dB(A); proposed are four set alike." */
function formatOneRoom(room: CaseRoom, choice: RoomChoice, { words }: CaseView): string | undefined {
  const mix = cheaperMix(choice, room);
  if (mix) return `Cheaper: ${formatMix(mix, choice)}; proposed are ${countWord(choice.machines)} set alike.`;
  if (isShut(room, words)) return formatQuietEvening(room, choice);
  if (room.ventilationAch > 0 || room.sizedAt === 'full' || words.besideAch === undefined) return undefined;
  const aired = { ...room, ventilationAch: words.besideAch };
  const answer = answerRoom(aired);
  if (answer.kind !== 'choice') return undefined;
  const airedMix = cheaperMix(answer.choice, aired);
  const pence = (airedMix ?? answer.choice).pricePence ?? Infinity;
  if (pence >= (choice.pricePence ?? 0)) return undefined;
  return `If windows stay open: ${airedMix ? formatMix(airedMix, choice) : formatAlike(answer.choice)}.`;
}

/** As in "two Generation Z, £2,390, at 45 dB(A)". */
function formatAlike(choice: RoomChoice): string {
  return `${formatMachines(choice)}, ${money(choice.pricePence ?? 0)}, at ${choice.noiseDbA} dB(A)`;
}

/** What a room with music takes where its guests talk instead. */
function formatQuietEvening(room: CaseRoom, loud: RoomChoice): string | undefined {
  const { ventilationAch } = usualSettings;
  const talking: CaseRoom = { ...room, sizedAt: 'working', ventilationAch, noiseLimitDbA: workingSpeedLimitDbA };
  const answer = answerRoom(talking);
  if (answer.kind !== 'choice') return undefined;
  const mix = cheaperMix(answer.choice, talking);
  return `For talk without music, windows open: ${mix ? formatMix(mix, loud) : formatAlike(answer.choice)}.`;
}

/** As in "Cheaper on two speeds: £12,870." */
function formatAll({ result: { rooms, recommended } }: CaseView): string | undefined {
  const savedPence = rooms.reduce((sum, room, index) => {
    const choice = recommended?.outcomes[index]?.choice;
    const mix = choice && cheaperMix(choice, room);
    return mix ? sum + ((choice.pricePence ?? 0) - (mix.pricePence ?? 0)) * room.count : sum;
  }, 0);
  const { pricePence } = recommended ?? {};
  if (savedPence === 0 || pricePence === undefined) return undefined;
  return `Cheaper on two speeds: ${money(pricePence - savedPence)}.`;
}

/** What costs less than the proposal, and why it is not proposed; undefined without any. */
export function formatCheaper(view: CaseView): string | undefined {
  const { rooms, recommended } = view.result;
  if (rooms.length > 1) return formatAll(view);
  const [room] = rooms;
  const choice = recommended?.outcomes[0]?.choice;
  return room && choice && formatOneRoom(room, choice, view);
}
