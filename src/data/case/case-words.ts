import { type SectorKey, sectorKeys } from '@/config/sectors';
import { unwrapSample } from '@/config/sample';
import type { RoomKind } from '@/domain/people';
import { controlAnswers, powerCutInShort } from '../products/controls';
import type { ExampleRoom } from '../rooms/example-room';
import { sectorRooms } from '../rooms/sector-rooms';
import { formatPlanned } from '../test-status';
import type { CaseRoom } from './business-case';
import { businessCaseWords } from './words/business';
import { dentistryCaseWords } from './words/dentistry';
import { educationCaseWords } from './words/education';
import { generalCaseWords, homeCaseWords } from './words/general';
import { gymCaseWords } from './words/gym';
import { healthCareCaseWords } from './words/health-care';
import { hospitalityCaseWords } from './words/hospitality';
import type { CaseWords } from './words/type';

type CaseKey = SectorKey | 'home' | 'general';

/** The words of each sector's case; `general` is for rooms of no sector. */
export const caseWords: Readonly<Record<CaseKey, CaseWords>> = {
  education: educationCaseWords,
  dentistry: dentistryCaseWords,
  healthCare: healthCareCaseWords,
  business: businessCaseWords,
  hospitality: hospitalityCaseWords,
  gym: gymCaseWords,
  home: homeCaseWords,
  general: generalCaseWords,
};

/** Risks that every body asks about, apart from noise and filters, which depend on the figures. */
export const commonRisks: readonly (readonly [risk: string, answer: string])[] = [
  ['Cables', 'One 13\u00a0A socket a machine (sample), the lead along the wall. Count the sockets before you order.'],
  [
    'Tampering',
    `${unwrapSample(controlAnswers.lock)} (sample). A label names the right speed. Before the front is opened, pull the plug.`,
  ],
  ['Power cut', `${unwrapSample(powerCutInShort)} (sample).`],
  [
    'Tests still to come',
    `Noise, lower speeds: ${formatPlanned('noiseAndAirflow')}. Ozone: ${formatPlanned('ozone')}.`,
  ],
];

/** The first sector whose example rooms have that kind, or a home. */
function sectorOf(kind: RoomKind): CaseKey | undefined {
  if (kind === 'home' || kind === 'home-bedroom') return 'home';
  const isOfKind = ({ roomKind }: ExampleRoom) => roomKind === kind;
  return sectorKeys.find((key) => sectorRooms[key].some(isOfKind));
}

/** The sector of most of the rooms. */
export function caseKeyOf(rooms: readonly CaseRoom[]): CaseKey {
  const counts = new Map<CaseKey, number>();
  for (const { roomKind = 'other', count } of rooms) {
    const key = sectorOf(roomKind) ?? 'general';
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 'general';
}
