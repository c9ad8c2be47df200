import { formatAnswer, answerRoom, formatMachines } from '@/data/room-answers';
import { vatPercent, withoutVat } from '@/data/vat';
import { rateText } from '@/domain/air-changes';
import { formatPeople } from '@/domain/people';
import { isEmptyPlan, type Plan, type PlannedRoom } from '@/domain/plan/plan';
import { addressedPlan } from '@/domain/plan/read-plan';
import { isTooLong, planUrl } from '@/domain/plan/write-plan';
import { formatRoom, formatVolume } from '@/domain/room';
import { money } from '@/lib/format/money';
import { withPlainSpaces } from '@/lib/format/no-break-units';
import { itemName, planTotals } from './plan-totals';

/** Leaves room for what the visitor adds to the message, of at most 5,000 characters. */
const maxLength = 4500;

function roomLine(room: PlannedRoom, index: number, isShort: boolean): string {
  const { floor, name, people, keepsRecord } = room;
  const called = [floor, name || `Room ${index + 1}`].filter(Boolean).join(', ');
  const answer = answerRoom(room);
  const reached = answer.kind === 'choice' ? `, ${rateText(answer.choice.rates.chosen)} air changes an hour` : '';
  if (isShort) {
    const machines = answer.kind === 'choice' ? formatMachines(answer.choice) : formatAnswer(answer, room);
    return `- ${called}: ${formatVolume(room)} m³, ${machines}`;
  }
  const about = [
    `${formatRoom(room)} (${formatVolume(room)} m³)`,
    people !== undefined && formatPeople(people),
    keepsRecord && 'on record',
  ];
  return `- ${called}: ${about.filter(Boolean).join(', ')}: ${formatAnswer(answer, room)}${reached}`;
}

function listOf(plan: Plan, isShort: boolean): string {
  const { pricePence, onRequest } = planTotals(plan);
  const price =
    pricePence > 0 && `${money(pricePence)} including VAT (${money(withoutVat(pricePence))} without ${vatPercent}%)`;
  return [
    ...plan.rooms.map((room, index) => roomLine(room, index, isShort)),
    ...plan.items.map((item) => `- ${item.number} × ${itemName(item)}`),
    `Together: ${[price, onRequest > 0 && `${onRequest} on request`].filter(Boolean).join(', ') || 'no list price'}`,
  ].join('\n');
}

/** The message about the plan of an address: a list to read, and its link; undefined without a plan. */
export function writePlanMessage(address: { hash: string; search: string }, origin: string): string | undefined {
  const plan = addressedPlan(address);
  if (isEmptyPlan(plan)) return undefined;
  const url = planUrl(plan, origin);
  const link = isTooLong(url) ? '' : `\n\nThe same plan to open: ${url}`;
  const beginning = 'Please give me a price for this room plan:\n\n';
  const long = withPlainSpaces(`${beginning}${listOf(plan, false)}${link}`);
  if (long.length <= maxLength) return `${long}\n`;
  const shortened = withPlainSpaces(`${beginning}${listOf(plan, true)}`);
  return `${shortened}${shortened.length + link.length <= maxLength ? link : ''}\n`;
}
