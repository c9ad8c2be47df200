import { type LucideIcon, Mail, Maximize2, Minimize2, Printer, Share2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type ActionOutcome, ActionStatus } from '@/components/ui/ActionStatus';
import { PrintAlone } from '@/components/ui/PrintAlone';
import { canShare, sharePage } from '@/lib/browser/share-page';
import { capitalised, lowerFirst } from '@/lib/format/count-word';
import { type CaseOption, formatHours } from '@/data/case/business-case';
import { money, noListPrice } from '@/lib/format/money';
import { caseRows, noiseOf } from './case-figures';
import { CaseSettings } from './CaseSettings';
import { type CaseView, maxDrawnRooms, rowsOfSheets, formatOrder } from './case-view';
import { FirstSide } from './FirstSide';
import { LogLine } from './LogLine';
import { QuoteSheets } from './QuoteSheets';
import { RoomCards, RoomLabels } from './LabelsAndCards';
import { RoomSheet } from './RoomSheet';
import { SecondSide } from './SecondSide';
import { ThreeQuotes } from './ThreeQuotes';
import { type BusinessCaseSource, useBusinessCase } from './use-business-case';
import styles from './CaseSheets.module.scss';

const printed = { case: CaseSheets, log: LogLine, request: QuoteSheets, labels: RoomLabels, cards: RoomCards };

const icon = (Icon: LucideIcon) => <Icon size={18} strokeWidth={1.5} aria-hidden="true" />;

/** The case in a few lines, for a mail or a chat. */
function messageOf(view: CaseView): string {
  const { title, result, organisation } = view;
  const { quieter } = result;
  return [
    `${title}${organisation.trim() && `, for ${organisation.trim()}`}.`,
    formatRecommendation(view),
    quieter && `Quieter: ${formatOrder(view, quieter)}, ${formatSum(quieter, view)}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

function formatRecommendation(view: CaseView): string {
  const { recommended, others } = view.result;
  if (recommended?.machines === 0) return 'No machine needed: ventilation alone is enough.';
  if (recommended) {
    return `Recommended: ${formatOrder(view, recommended)}, ${formatSum(recommended, view)}. ${formatEffect(view, recommended)}.`;
  }
  const othersText = others ? ` The others: ${formatOrder(view, others)}, ${formatSum(others, view)}.` : '';
  return `No price yet: a room has no answer.${othersText}`;
}

/** As in "5.6 air changes an hour (windows or ventilation counted), 38 dB(A) together (estimated)". */
function formatEffect(view: CaseView, option: CaseOption): string {
  const [airChanges] = caseRows(view, [option]);
  return `${airChanges?.cells[0]?.text} air changes an hour (${airChanges?.note}), ${noiseOf(option)} together (estimated)`;
}

function formatSum({ pricePence, withoutVatPence, cost }: CaseOption, { result, words }: CaseView): string {
  if (pricePence === undefined || withoutVatPence === undefined) return lowerFirst(noListPrice);
  return `${money(pricePence)} including VAT (${money(withoutVatPence)} + VAT); over five years, ${formatHours(result.rooms, words.hours)}, ${money(cost.sumPence)}`;
}

function mailOf(view: CaseView): string {
  const text = [messageOf(view), view.url && `The rooms, to open and print: ${view.url}`].filter(Boolean).join('\n\n');
  return `mailto:?subject=${encodeURIComponent(capitalised(view.title))}&body=${encodeURIComponent(text)}`;
}

/** The case with what it is filled with, and the ways to take it along. */
export function BusinessCaseEditor(source: BusinessCaseSource) {
  const { sectorKey, typicalRooms = [], plan } = source;
  const business = useBusinessCase(source);
  const { view } = business;
  const [isLarge, setIsLarge] = useState(false);
  const [printing, setPrinting] = useState<keyof typeof printed>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const stopPrinting = useCallback(() => setPrinting(undefined), []);
  const machines = view.result.recommended?.machines ?? 0;
  const Printed = printing && printed[printing];

  async function share() {
    const { title, url } = view;
    if (!(await sharePage({ title, text: messageOf(view), ...(url !== undefined && { url }) })))
      setOutcome({ isDone: false, sentence: 'Your browser does not let us share: send it by e-mail instead.' });
  }

  return (
    <>
      <div className="d-print-none">
        <CaseSettings business={business} typicalRooms={typicalRooms} planName={plan ? 'The plan' : 'My plan'} />
      </div>
      <div className="d-flex flex-wrap gap-3 align-items-center my-4 d-print-none">
        <button type="button" className="btn btn-primary" onClick={() => setPrinting('case')}>
          {icon(Printer)} Print
        </button>
        {canShare() && (
          <button type="button" className="btn btn-line" onClick={() => void share()}>
            {icon(Share2)} Share
          </button>
        )}
        <a className="btn btn-line" href={mailOf(view)}>
          {icon(Mail)} E-mail it to me
        </a>
        {sectorKey === 'healthCare' && (
          <button type="button" className="btn btn-line" onClick={() => setPrinting('log')}>
            {icon(Printer)} Print the log line
          </button>
        )}
        <button type="button" className="btn btn-line" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
          {icon(isLarge ? Minimize2 : Maximize2)} {isLarge ? 'See whole sheets' : 'Read it large'}
        </button>
        <ActionStatus outcome={outcome} />
      </div>
      <div className={`position-relative d-grid gap-4 ${styles.sheets} ${isLarge ? styles.large : ''}`}>
        <CaseSheets view={view} />
        {!isLarge && (
          <button
            type="button"
            className="position-absolute inset-0 border-0 bg-transparent"
            aria-label="Open the case to read it"
            onClick={() => setIsLarge(true)}
          />
        )}
      </div>
      {machines > 0 && (
        <div className="mt-5 d-print-none">
          <h3>Labels and cards for the rooms</h3>
          <p className="mt-3">
            A label for each machine (A6): room, speed, clean air, next filter, and a code that opens the plan. A card
            for the people in the room (A5): where it stands, which speed, what the lights mean, who changes the filter.
          </p>
          <div className="d-flex flex-wrap gap-3">
            <button type="button" className="btn btn-line" onClick={() => setPrinting('labels')}>
              {icon(Printer)} Print {machines} {machines === 1 ? 'label' : 'labels'}
            </button>
            <button type="button" className="btn btn-line" onClick={() => setPrinting('cards')}>
              {icon(Printer)} Print the cards
            </button>
          </div>
        </div>
      )}
      <ThreeQuotes view={view} onPrint={() => setPrinting('request')} />
      {Printed && (
        <PrintAlone onPrinted={stopPrinting}>
          <Printed view={view} />
        </PrintAlone>
      )}
    </>
  );
}

/** Two sides, and a sheet for each dozen rooms where they are too many to draw. */
function CaseSheets({ view }: { view: CaseView }) {
  const rooms = view.result.rooms.length;
  const sheetRows = rooms > maxDrawnRooms ? rowsOfSheets(rooms) : [];
  const nameOf = (sheet: number) => `${sheet} of ${sheetRows.length + 2}`;
  return (
    <>
      <FirstSide view={view} name={nameOf(1)} />
      <SecondSide view={view} name={nameOf(2)} />
      {sheetRows.map((rows, sheet) => (
        <RoomSheet
          key={sheet}
          view={view}
          name={nameOf(sheet + 3)}
          first={sheetRows.slice(0, sheet).reduce((sum, before) => sum + before, 0)}
          rows={rows}
        />
      ))}
    </>
  );
}
