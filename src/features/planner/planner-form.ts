import { usualSettings } from '@/domain/room-advice';
import { planLimits, parseNoiseLimit, type PlannedRoom } from '@/domain/plan-url';
import type { RunningSpeed } from '@/domain/speeds';
import {
  emptySides,
  type LengthUnit,
  parseSide,
  parseSides,
  type Side,
  sides,
  type TypedSides,
} from '@/domain/room-sides';
import { feetInWords } from '@/lib/parse/parse-feet';

export const targetPresets = ['3', '5', '6', '10', 'own'] as const;
export type TargetPreset = (typeof targetPresets)[number];

export type Ventilation = 'none' | 'windows' | 'own';

/** The planner's fields as typed. */
export type TypedRoom = TypedSides &
  Record<'name' | 'ownTarget' | 'ownVentilation' | 'noiseLimit', string> & {
    unit: LengthUnit;
    target: TargetPreset;
    ventilation: Ventilation;
    sizedAt: RunningSpeed;
    share: 1 | 0.5;
    keepsRecord: boolean;
  };

export type FieldName = Side | 'ownTarget' | 'ownVentilation' | 'noiseLimit';
export type Problems = Partial<Record<FieldName, string>>;

/** The order in which the first bad field is found. */
export const fieldOrder: readonly FieldName[] = [...sides, 'ownTarget', 'ownVentilation', 'noiseLimit'];

export const emptyRoom: TypedRoom = {
  name: '',
  ...emptySides,
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

/** Converts a typed length to the other unit; invalid text stays unchanged. */
export function inUnit(text: string, from: LengthUnit, to: LengthUnit): string {
  const read = parseSide(text, from);
  if (from === to || !('metres' in read)) return text;
  return to === 'm' ? read.metres.toFixed(2) : feetInWords(read.metres);
}

function parseAch(text: string, least: number): number | undefined {
  const typed = text.trim().replace(',', '.');
  const value = /^\d{1,2}(\.\d{1,4})?$/.test(typed) ? Number(typed) : NaN;
  return value >= least && value <= planLimits.maxAch ? value : undefined;
}

export type ParsedRoom = { room: PlannedRoom } | { problems: Problems };

/** Parses the form: the room, or an error message for each bad field. */
export function parseRoom(typed: TypedRoom): ParsedRoom {
  const read = parseSides(typed, typed.unit);
  const problems: Problems = 'problems' in read ? { ...read.problems } : {};
  const targetAch = typed.target === 'own' ? parseAch(typed.ownTarget, 0.1) : Number(typed.target);
  if (targetAch === undefined) problems.ownTarget = `Enter a target from 0.1 to ${planLimits.maxAch}`;
  const ventilationAch =
    typed.ventilation === 'own' ? parseAch(typed.ownVentilation, 0) : typed.ventilation === 'windows' ? 1 : 0;
  if (ventilationAch === undefined) problems.ownVentilation = `Enter a ventilation from 0 to ${planLimits.maxAch}`;
  const noiseLimitDbA = parseNoiseLimit(typed.noiseLimit.trim());
  if (typed.noiseLimit.trim() !== '' && noiseLimitDbA === undefined) {
    const { least, most } = planLimits.noiseDbA;
    problems.noiseLimit = `Enter a whole number from ${least} to ${most}, or nothing for no limit`;
  }
  if (
    'problems' in read ||
    targetAch === undefined ||
    ventilationAch === undefined ||
    Object.keys(problems).length > 0
  ) {
    return { problems };
  }
  const { sizedAt, share, keepsRecord } = typed;
  const name = typed.name.trim().slice(0, planLimits.nameLength);
  const settings = { targetAch, ventilationAch, sizedAt, share, keepsRecord, noiseLimitDbA };
  return { room: { ...read.size, ...settings, name } };
}

/** Fills the form's fields from a room. */
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
