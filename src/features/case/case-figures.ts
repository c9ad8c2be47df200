import { minLitresPerSecondEach } from '@/domain/sizing';
import { type CaseOption, type CaseRoom, formatHours, isCompared, isShut } from '@/data/case/business-case';
import { type CostDivisor, eachPence } from '@/data/costs';
import { withoutVat } from '@/data/vat';
import { rateAch } from '@/domain/air-changes';
import { isClinical } from '@/domain/people';
import { exampleUse } from '@/domain/running-cost';
import { lowerFirst } from '@/lib/format/count-word';
import { formatList } from '@/lib/format/list';
import { money, priceIfListed, smallSum } from '@/lib/format/money';
import { percent } from '@/lib/format/percent';
import { type CaseView, roomName } from './case-view';

type CaseCell = { text: string; small?: string; /** Share drawn as a bar. */ share?: number };
/** A row of the table of options, one cell an option. */
export type CaseRow = { title: string; note?: string; isSum?: boolean; cells: readonly CaseCell[] };

/** As in "6.0" or "6.0 to 7.2". */
export function formatRange(values: readonly number[], format: (value: number) => string): string {
  const [min, max] = [format(Math.min(...values)), format(Math.max(...values))];
  return min === max ? min : `${min} to ${max}`;
}

/** A sum of an option, and smaller the same without the VAT of what we sell; the words for a missing price where it has none. */
function sumCell({ pricePence }: CaseOption, pence = 0, withoutVatPence = 0, format = money): CaseCell {
  if (pricePence === undefined) return { text: priceIfListed(pricePence) };
  return pence === 0 ? { text: '£0' } : { text: format(pence), small: `${format(withoutVatPence)} without our VAT` };
}

/** Pence per person, rounded; undefined without a price or people. */
export function perHeadPence(pence: number | undefined, people: number | undefined): number | undefined {
  return pence === undefined || !people ? undefined : Math.round(pence / people);
}

/** As in "£2,005 with VAT and delivery (£1,670.83 + VAT)"; undefined without a price or a machine. */
export function formatSumToApprove({ deliveredPence }: CaseOption): string | undefined {
  if (deliveredPence === undefined) return undefined;
  return `${money(deliveredPence)} with VAT and delivery (${money(withoutVat(deliveredPence))} + VAT)`;
}

/** The range of sound of an option in dB(A), or "none". */
export function noiseOf({ outcomes }: CaseOption): string {
  const noises = outcomes.flatMap(({ choice }) => (choice ? [choice.noiseDbA] : []));
  return noises.length === 0 ? 'none' : `${formatRange(noises, String)} dB(A)`;
}

function eachOf({ outcomes }: CaseOption): string {
  const shares = outcomes.flatMap(({ eachLitresPerSecond: each }) => (each === undefined ? [] : [each]));
  return shares.length === 0 ? 'nobody counted' : `${formatRange(shares, (each) => each.toFixed(1))} L/s`;
}

/** The rate of machines alone in one room, as in "; machines alone 6.9"; '' for several. */
function formatAlone(rooms: readonly CaseRoom[], option: CaseOption | undefined): string {
  const rates = (option?.outcomes ?? []).flatMap(({ choice }, index) => {
    const room = rooms[index];
    return choice && room ? [rateAch(choice.rates.chosen) - room.ventilationAch] : [];
  });
  return rates.length !== 1 ? '' : `; machines alone: ${formatRange(rates, (ach) => ach.toFixed(1))}`;
}

/** What the air changes of a case count beside the machines. */
function formatVentilation({ result: { rooms, recommended }, words }: CaseView): string {
  const alone = formatAlone(rooms, recommended);
  const { besideAch: windowsAch } = words;
  const hasMusic = rooms.some((room) => isShut(room, words));
  if (windowsAch && hasMusic) return `windows open, ${windowsAch} an hour; shut for music`;
  if (windowsAch) return alone ? `windows open: ${windowsAch}${alone}` : `with open windows, ${windowsAch} an hour`;
  const ofHtm = [...new Set(rooms.flatMap(({ besideAch }) => besideAch ?? []))].sort((a, b) => a - b);
  const open = rooms.flatMap((room, index) => (isCompared(room, words) ? [] : [lowerFirst(roomName(room, index))]));
  if (open.length === rooms.length) return 'machines alone: no ventilation is entered';
  const left = open.length > 0 ? `; not compared until theirs is entered: ${formatList(open)}` : '';
  if (ofHtm.length > 0) return `with the ventilation of HTM 03-01, ${ofHtm.join(' or ')} an hour${left}${alone}`;
  if (left) return `ventilation counted${left}`;
  return rooms.some(({ ventilationAch }) => ventilationAch > 0)
    ? 'windows or ventilation counted'
    : 'ventilation not counted';
}

/** The days or months that share a sum over five years, as in "A bed a day"; undefined where people alone do. */
export function costDaysOf({ result, words: { costDays, costTimes } }: CaseView): CostDivisor | undefined {
  const { beds, people, rooms } = result;
  if (costTimes && people !== undefined) {
    const timesOf = ({ people: inRoom = 0, count, roomKind }: CaseRoom) =>
      inRoom * count * ((roomKind && costTimes.ofKind?.[roomKind]) ?? costTimes.perYear);
    return { label: costTimes.name, count: rooms.reduce((sum, room) => sum + timesOf(room), 0), isPerYear: true };
  }
  if (!costDays) return undefined;
  const isAll = rooms.length > 1 || rooms.some(({ count }) => count > 1);
  const label = beds ? `A bed ${lowerFirst(costDays.name)}` : `${costDays.name}${isAll ? ', all rooms' : ''}`;
  return { label, count: costDays.perYear * (beds ?? 1), isPerYear: true };
}

/** With deliveries, filters and electricity. @param people the cost of each, rounded once */
function costCell(option: CaseOption, people = 1): CaseCell {
  const { sumPence, withoutVatPence } = option.cost;
  return sumCell(option, Math.round(sumPence / people), Math.round(withoutVatPence / people));
}

function dayCell(option: CaseOption, divisor: CostDivisor): CaseCell {
  const { pence, withoutVatPence } = eachPence(option.cost, divisor);
  return sumCell(option, pence, withoutVatPence, smallSum);
}

/** The rows of the three columns. @param options in the order of the columns */
export function caseRows(view: CaseView, options: readonly CaseOption[]): CaseRow[] {
  const { result, words } = view;
  const { people } = result;
  const row = (title: string, cell: (option: CaseOption) => CaseCell, more: Partial<CaseRow> = {}): CaseRow => ({
    title,
    ...more,
    cells: options.map(cell),
  });
  const days = costDaysOf(view);
  const ventilationNote = formatVentilation(view);
  const hasCompared = result.rooms.some((room) => isCompared(room, words));
  /** Without one, those of the machines alone. */
  const compared = ({ outcomes }: CaseOption) =>
    hasCompared ? outcomes.filter((_, index) => isCompared(result.rooms[index] as CaseRoom, words)) : outcomes;
  const isUnknown = (option: CaseOption) => !hasCompared && option.machines === 0;
  return [
    row(
      'Air changes an hour',
      (option) => ({
        text: isUnknown(option)
          ? 'not entered'
          : formatRange(
              compared(option).map(({ ach }) => ach),
              (ach) => (ach === 0 ? 'none' : ach.toFixed(1)),
            ),
      }),
      {
        note: ventilationNote,
      },
    ),
    // WHO's figures for health care are of ventilation, which machines do not add to.
    ...(result.rooms.some(({ roomKind }) => roomKind !== undefined && isClinical(roomKind))
      ? []
      : [
          row(`Clean air for each ${words.head}`, (option) => ({ text: eachOf(option) }), {
            note: `outside and cleaned air together; WHO asks for ${minLitresPerSecondEach} L/s of ventilation`,
          }),
        ]),
    row(
      words.momentText,
      (option) => {
        if (isUnknown(option)) return { text: 'not entered' };
        const shares = compared(option).map(({ remainingShare }) => remainingShare);
        return {
          text: `${formatRange(shares, (share) => (share === 1 ? '100' : percent(share)))}%`,
          share: Math.max(...shares),
        };
      },
      {
        note: words.moment.isInUse
          ? '100%: what open windows alone would let them reach'
          : `of the particles${words.besideAch ? ', windows open' : ''}, evenly mixed air, nothing added`,
      },
    ),
    row('Noise of a room’s machines', (option) => ({ text: noiseOf(option) }), { note: 'together, estimated' }),
    row('Price', (option) => sumCell(option, option.pricePence, option.withoutVatPence), {
      note: 'including VAT',
      isSum: true,
    }),
    row('Cost over five years', (option) => costCell(option), {
      note: `with deliveries, filters and electricity, no servicing; ${formatHours(result.rooms, words.hours)}, ${exampleUse.pencePerKilowattHour} p/kWh`,
      isSum: true,
    }),
    ...(days
      ? [
          row(days.label, (option) => dayCell(option, days), {
            note: view.words.costTimes ? 'all places taken, including VAT' : 'of the five years, including VAT',
          }),
        ]
      : []),
    ...(people === undefined || days
      ? []
      : [
          row(`Five years for each ${words.head}`, (option) => costCell(option, people), {
            note: 'including VAT',
          }),
        ]),
  ];
}
