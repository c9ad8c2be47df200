import { Mail, Maximize2, Minimize2, Printer, Share2 } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Field } from '@/components/forms/Field';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { PrintAlone } from '@/components/ui/PrintAlone';
import { SiteLink } from '@/components/ui/SiteLink';
import type { SectorKey } from '@/config/sectors';
import { businessCase, type CaseRoom } from '@/data/case/business-case';
import { caseKeyOf, caseWords } from '@/data/case/case-words';
import { catalogue } from '@/data/products/catalogue';
import type { ChosenRoom } from '@/data/rooms/example-room';
import { yearlyHours } from '@/domain/cost-over-years';
import type { Plan, PlannedRoom } from '@/domain/plan/plan';
import { planUrl } from '@/domain/plan/write-plan';
import { keptPlan, prerenderedPlan, subscribeToPlan } from '@/hooks/kept-plan';
import { localIsoDate } from '@/lib/format/calendar-reminder';
import { mailOf, messageOf } from './case-message';
import { caseUrl, type CaseView, maxDrawnRooms, planOf, rowsOfSheets, titleOf } from './case-view';
import { FirstSide } from './FirstSide';
import { storeOrganisationName, storedOrganisationName, maxNameCharacters } from './organisation-name';
import { LogLine } from './LogLine';
import { QuoteSheets } from './QuoteSheets';
import { RoomCards, RoomLabels } from './RoomPapers';
import { RoomSheet } from './RoomSheet';
import { SecondSide } from './SecondSide';
import { ThreeQuotes } from './ThreeQuotes';
import paper from './Paper.module.scss';

export type BusinessCaseEditorProps = {
  /** Without one, the kinds of the rooms decide. */
  sectorKey?: SectorKey;
  /** The room that is answered. */
  room: ChosenRoom | PlannedRoom;
  /** Typical rooms, of which a visitor says how many the building has. */
  typicalRooms?: readonly ChosenRoom[];
  /** Instead of the plan that the visitor keeps. */
  plan?: Plan;
};

type Scope = 'room' | 'building' | 'plan';

const maxOfAKind = 99;

function caseRoom(room: ChosenRoom | PlannedRoom, count = 1): CaseRoom {
  return { ...room, floor: 'floor' in room ? room.floor : '', count };
}

/** The case with what it is filled with, and the ways to take it along. */
export function BusinessCaseEditor({ sectorKey, room, typicalRooms = [], plan }: BusinessCaseEditorProps) {
  const kept = useSyncExternalStore(subscribeToPlan, keptPlan, prerenderedPlan);
  const planned = plan ?? kept;
  const [chosenScope, setScope] = useState<Scope>();
  const [counts, setCounts] = useState<Record<string, string>>({});
  const [organisation, setOrganisation] = useState(storedOrganisationName);
  const [isLarge, setIsLarge] = useState(false);
  const [printing, setPrinting] = useState<'case' | 'log' | 'request' | 'labels' | 'cards'>();
  const stopPrinting = useCallback(() => setPrinting(undefined), []);
  const scope = chosenScope ?? (plan && plan.rooms.length > 0 ? 'plan' : 'room');

  const words = sectorKey && caseWords[sectorKey];
  const countOf = ({ key }: ChosenRoom) => counts[key] ?? String(words?.building[key] ?? 0);
  const building = typicalRooms.flatMap((each) => {
    const count = /^\s*\d{1,2}\s*$/.test(countOf(each)) ? Number(countOf(each)) : 0;
    // The visitor's own room stands for its kind.
    return count === 0 ? [] : [caseRoom(each.name === room.name ? room : each, count)];
  });
  const ofScope: Record<Scope, CaseRoom[]> = {
    room: [caseRoom(room)],
    building,
    plan: planned.rooms.map((each) => caseRoom(each)),
  };
  const rooms = ofScope[scope].length > 0 ? ofScope[scope] : ofScope.room;
  const used = words ?? caseWords[caseKeyOf(rooms)];
  const study = businessCase(rooms, { ...used, hoursPerYear: yearlyHours[used.hours] });
  const url = caseUrl(rooms, window.location.origin);
  const view: CaseView = {
    study,
    words: used,
    title: titleOf(rooms, scope !== 'plan' && typicalRooms.length > 0),
    organisation,
    isoDate: localIsoDate(new Date()),
    url,
    products: scope === 'plan' ? planned.items.map(formatProduct) : [],
  };
  const sheetRows = rooms.length > maxDrawnRooms ? rowsOfSheets(rooms.length) : [];
  const sheets = (
    <>
      <FirstSide view={view} name={`1 of ${sheetRows.length + 2}`} />
      <SecondSide view={view} name={`2 of ${sheetRows.length + 2}`} />
      {sheetRows.map((rows, sheet) => (
        <RoomSheet
          key={sheet}
          view={view}
          name={`${sheet + 3} of ${sheetRows.length + 2}`}
          first={sheetRows.slice(0, sheet).reduce((sum, before) => sum + before, 0)}
          rows={rows}
        />
      ))}
    </>
  );
  const segments: { value: Scope; label: string }[] = [
    { value: 'room', label: 'This room' },
    ...(typicalRooms.length > 0 ? [{ value: 'building' as const, label: 'The building' }] : []),
    ...(planned.rooms.length > 0
      ? [{ value: 'plan' as const, label: `${plan ? 'The plan' : 'My plan'}, ${planned.rooms.length} rooms` }]
      : []),
  ];
  const inPlanner = planOf(rooms);

  async function share() {
    try {
      await navigator.share({ title: view.title, text: messageOf(view), ...(url !== undefined && { url }) });
    } catch {
      // The visitor closed the share sheet.
    }
  }

  return (
    <>
      <Row className="gy-4 align-items-end">
        <Col lg={5}>
          <Field
            label={used.nameLabel}
            type="text"
            autoComplete="organization"
            maxLength={maxNameCharacters}
            value={organisation}
            onChange={(name) => {
              setOrganisation(name);
              storeOrganisationName(name);
            }}
          />
        </Col>
        {segments.length > 1 && (
          <Col lg={7}>
            <SegmentedControl legend="The case is for" segments={segments} chosen={scope} onChoose={setScope} />
          </Col>
        )}
        {scope === 'building' && (
          <Col xs={12}>
            <Row className="gy-4 align-items-end" role="group" aria-label="How many rooms of each kind">
              {typicalRooms.map((each) => (
                <Col key={each.key} xs={6} md={3}>
                  <Field
                    label={each.name}
                    type="text"
                    inputMode="numeric"
                    autoComplete="off"
                    className="num"
                    maxLength={2}
                    value={countOf(each)}
                    problem={/^\s*\d{0,2}\s*$/.test(countOf(each)) ? undefined : `Enter 0 to ${maxOfAKind}`}
                    onChange={(typed) => setCounts((others) => ({ ...others, [each.key]: typed }))}
                  />
                </Col>
              ))}
            </Row>
            <p className="small muted mt-3 mb-0">
              In the sizes of this page.{' '}
              {inPlanner && (
                <SiteLink to={planUrl(inPlanner, '')}>
                  Open these rooms in the planner to give each its own size
                </SiteLink>
              )}
            </p>
          </Col>
        )}
      </Row>
      <div className="d-flex flex-wrap gap-3 align-items-center my-4">
        <button type="button" className="btn btn-primary" onClick={() => setPrinting('case')}>
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" /> Print
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" className="btn btn-line" onClick={() => void share()}>
            <Share2 size={18} strokeWidth={1.5} aria-hidden="true" /> Share
          </button>
        )}
        <a className="btn btn-line" href={mailOf(view)}>
          <Mail size={18} strokeWidth={1.5} aria-hidden="true" /> E-mail it to me
        </a>
        {sectorKey === 'healthCare' && (
          <button type="button" className="btn btn-line" onClick={() => setPrinting('log')}>
            <Printer size={18} strokeWidth={1.5} aria-hidden="true" /> Print the log line
          </button>
        )}
        <button type="button" className="btn btn-line" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
          {isLarge ? (
            <Minimize2 size={18} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <Maximize2 size={18} strokeWidth={1.5} aria-hidden="true" />
          )}{' '}
          {isLarge ? 'See whole sheets' : 'Read it large'}
        </button>
      </div>
      <div className={`position-relative d-grid gap-4 ${isLarge ? paper.large : paper.sheets}`}>
        {sheets}
        {!isLarge && (
          <button
            type="button"
            className={paper.open}
            aria-label="Open the case to read it"
            onClick={() => setIsLarge(true)}
          />
        )}
      </div>
      {study.recommended && study.recommended.machines > 0 && (
        <div className="mt-5">
          <h3>Labels and cards for the rooms</h3>
          <p className="mt-3">
            A label for each machine (A6): room, speed, clean air, next filter, and a code that opens the plan. A card
            for the people in the room (A5): where it stands, which speed, what the lights mean, who changes the filter.
          </p>
          <div className="d-flex flex-wrap gap-3">
            <button type="button" className="btn btn-line" onClick={() => setPrinting('labels')}>
              <Printer size={18} strokeWidth={1.5} aria-hidden="true" /> Print {study.recommended.machines}{' '}
              {study.recommended.machines === 1 ? 'label' : 'labels'}
            </button>
            <button type="button" className="btn btn-line" onClick={() => setPrinting('cards')}>
              <Printer size={18} strokeWidth={1.5} aria-hidden="true" /> Print the cards
            </button>
          </div>
        </div>
      )}
      <ThreeQuotes view={view} onPrint={() => setPrinting('request')} />
      {printing && (
        <PrintAlone onPrinted={stopPrinting}>
          {printing === 'case' && sheets}
          {printing === 'log' && <LogLine view={view} />}
          {printing === 'request' && <QuoteSheets view={view} />}
          {printing === 'labels' && <RoomLabels view={view} />}
          {printing === 'cards' && <RoomCards view={view} />}
        </PrintAlone>
      )}
    </>
  );
}

function formatProduct({ slug, number }: Plan['items'][number]): string {
  return `${number} × ${catalogue.find((product) => product.slug === slug)?.model ?? slug}`;
}
