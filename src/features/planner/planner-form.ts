import { usualSettings } from '@/domain/room-advice';
import { planLimits, parseNoiseLimit, type PlannedRoom } from '@/domain/plan-url';
import type { RunningSpeed } from '@/domain/speeds';
import { feetInWords, parseFeet } from '@/lib/parse-feet';
import { parseMetres, type MetresProblem, type ParsedMetres } from '@/lib/parse-metres';

/** How lengths are typed. */
export type LengthUnit = 'm' | 'ft';

export type Side = 'length' | 'width' | 'height';

/** The targets on offer; `own` is what the visitor types. */
export const targetPresets = ['3', '5', '6', '10', 'own'] as const;
export type TargetPreset = (typeof targetPresets)[number];

export type Ventilation = 'none' | 'windows' | 'own';

/** The planner's form as it stands: what is typed, as it was typed. */
export type TypedRoom = Record<Side | 'name' | 'ownTarget' | 'ownVentilation' | 'noiseLimit', string> & {
  unit: LengthUnit;
  target: TargetPreset;
  ventilation: Ventilation;
  sizedAt: RunningSpeed;
  share: 1 | 0.5;
  keepsRecord: boolean;
};

export type FieldName = Side | 'ownTarget' | 'ownVentilation' | 'noiseLimit';
export type Problems = Partial<Record<FieldName, string>>;

export const sides: readonly Side[] = ['length', 'width', 'height'];

/** The order in which problems are told and the first bad field is found. */
export const fieldOrder: readonly FieldName[] = [...sides, 'ownTarget', 'ownVentilation', 'noiseLimit'];

export const emptyRoom: TypedRoom = {
  name: '',
  length: '',
  width: '',
  height: '',
  unit: 'm',
  target: '6',
  ownTarget: '',
  ventilation: 'windows',
  ownVentilation: '',
  sizedAt: usualSettings.sizedAt,
  share: usualSettings.share,
  keepsRecord: usualSettings.keepsRecord,
  noiseLimit: '',
};

const examples: Record<LengthUnit, string> = { m: '4.50', ft: '14 ft 9 in' };
const unitWords: Record<LengthUnit, string> = { m: 'metres', ft: 'feet and inches' };

function sideMessage(side: Side, problem: MetresProblem, unit: LengthUnit): string {
  switch (problem) {
    case 'empty':
    case 'not-a-number':
      return `Enter the ${side} in ${unitWords[unit]}, such as ${examples[unit]}`;
    case 'not-above-zero':
    case 'too-short':
      return `Enter a ${side} above 0`;
    case 'too-long':
      return `Enter a ${side} of 1,000 m or less`;
  }
}

/** Reads a side in the unit of the form, in metres. */
export function readSide(text: string, unit: LengthUnit): ParsedMetres {
  return unit === 'm' ? parseMetres(text) : parseFeet(text);
}

/** The same length in the other unit; what is no length stays as it was typed. */
export function inUnit(text: string, from: LengthUnit, to: LengthUnit): string {
  const read = readSide(text, from);
  if (from === to || !('metres' in read)) return text;
  return to === 'm' ? read.metres.toFixed(2) : feetInWords(read.metres);
}

function readAch(text: string, least: number): number | undefined {
  const typed = text.trim().replace(',', '.');
  const value = /^\d{1,2}(\.\d{1,4})?$/.test(typed) ? Number(typed) : NaN;
  return value >= least && value <= planLimits.maxAch ? value : undefined;
}

export type RoomRead = { room: PlannedRoom } | { problems: Problems };

/** Reads the whole form: the room, or a sentence for each field that needs attention. */
export function readRoom(typed: TypedRoom): RoomRead {
  const problems: Problems = {};
  const metres = { length: 0, width: 0, height: 0 };
  for (const side of sides) {
    const read = readSide(typed[side], typed.unit);
    if ('metres' in read) metres[side] = read.metres;
    else problems[side] = sideMessage(side, read.problem, typed.unit);
  }
  const targetAch = typed.target === 'own' ? readAch(typed.ownTarget, 0.1) : Number(typed.target);
  if (targetAch === undefined) problems.ownTarget = `Enter a target from 0.1 to ${planLimits.maxAch}`;
  const ventilationAch =
    typed.ventilation === 'own' ? readAch(typed.ownVentilation, 0) : typed.ventilation === 'windows' ? 1 : 0;
  if (ventilationAch === undefined) problems.ownVentilation = `Enter a ventilation from 0 to ${planLimits.maxAch}`;
  const noiseLimitDbA = parseNoiseLimit(typed.noiseLimit.trim());
  if (typed.noiseLimit.trim() !== '' && noiseLimitDbA === undefined) {
    const { least, most } = planLimits.noiseDbA;
    problems.noiseLimit = `Enter a whole number from ${least} to ${most}, or nothing for no limit`;
  }
  if (targetAch === undefined || ventilationAch === undefined || Object.keys(problems).length > 0) return { problems };
  const { sizedAt, share, keepsRecord } = typed;
  const [lengthM, widthM, heightM] = [metres.length, metres.width, metres.height];
  const name = typed.name.trim().slice(0, planLimits.nameLength);
  const settings = { targetAch, ventilationAch, sizedAt, share, keepsRecord, noiseLimitDbA };
  return { room: { lengthM, widthM, heightM, ...settings, name } };
}

/** A room of a plan as the form would have it. */
export function typedRoom(room: PlannedRoom): TypedRoom {
  const target = targetPresets.find((preset) => Number(preset) === room.targetAch) ?? 'own';
  const ventilation = room.ventilationAch === 0 ? 'none' : room.ventilationAch === 1 ? 'windows' : 'own';
  return {
    name: room.name,
    length: String(room.lengthM),
    width: String(room.widthM),
    height: String(room.heightM),
    unit: 'm',
    target,
    ownTarget: target === 'own' ? String(room.targetAch) : '',
    ventilation,
    ownVentilation: ventilation === 'own' ? String(room.ventilationAch) : '',
    sizedAt: room.sizedAt,
    share: room.share,
    keepsRecord: room.keepsRecord,
    noiseLimit: room.noiseLimitDbA === undefined ? '' : String(room.noiseLimitDbA),
  };
}
