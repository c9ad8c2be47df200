import { type FormEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Container from 'react-bootstrap/Container';
import { Section } from '@/components/sections/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { answerRoom, formatPricedMachines } from '@/data/room-answers';
import { roomOfKind } from '@/data/rooms/room-of-kind';
import type { FurnishedRoom } from '@/domain/placing';
import { isEmptyPlan, type Plan, type PlannedRoom } from '@/domain/plan/plan';
import { formatFloor } from '@/domain/room';
import { announce } from '@/lib/browser/announce';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { formatContents } from './plan/plan-totals';
import { AddToPlan } from './plan/AddToPlan';
import { answerAnnouncement } from './answer/answer-announcement';
import { MyPlan, myPlanId } from './plan/MyPlan';
import { PlanActions } from './plan/PlanActions';
import form from './form/PlannerForm.module.scss';
import { PrintedRecords } from './print/PrintedRecords';
import { ExampleAnswer } from './answer/ExampleAnswer';
import { PlannerAnswer } from './answer/PlannerAnswer';
import { LinkedPlanLine, LinkNotices } from './LinkNotices';
import { RoomDetails } from './answer/RoomDetails';
import { RoomFloor } from './answer/RoomFloor';
import { RoomRules } from './answer/RoomRules';
import { WorkedOut } from './answer/WorkedOut';
import { RoomFields } from './form/RoomFields';
import { SettingsFields } from './form/SettingsFields';
import { ownOrLinkedPlan, usePlan } from './plan/use-plan';
import { usePlanner } from './form/use-planner';
import styles from './RoomPlanner.module.scss';

type RoomPlannerProps = {
  /** Renders a 3D view of the furnished room. */
  picture: (room: FurnishedRoom, isOpen: boolean, onOpen: (isOpen: boolean) => void) => ReactNode;
  /** Renders the business case of a room and of the plan. */
  businessCase: (room: PlannedRoom, plan: Plan) => ReactNode;
};

const answerId = 'answer';

/** A room without a name, called by its kind; of any other kind only the example has a name. */
function namedByKind(room: PlannedRoom, isExample: boolean): PlannedRoom {
  const isKnown = isExample || room.roomKind !== 'other';
  return room.name || !isKnown ? room : { ...room, name: roomOfKind[room.roomKind].name };
}

/** Sizes a room and collects the rooms of a building in a plan. */
export function RoomPlanner({ picture, businessCase }: RoomPlannerProps) {
  const id = useId();
  const planner = usePlanner();
  const plan = usePlan();
  const fields = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const added = useRef<HTMLParagraphElement>(null);
  const [isPictured, setIsPictured] = useState(false);
  const [printing, setPrinting] = useState<readonly PlannedRoom[]>();
  const stopPrinting = useCallback(() => setPrinting(undefined), []);
  const { room, example, linked, changing } = planner;
  const currentRoom = room ?? example.room;
  const answered = answerRoom(currentRoom);
  const choice = answered.kind === 'choice' ? answered.choice : undefined;
  const isPlanEmpty = isEmptyPlan(ownOrLinkedPlan(plan, linked));
  const hasErrors = Object.keys(planner.errors).length > 0;

  function open(chosen: PlannedRoom, index: number, isLinked: boolean) {
    if (isLinked) planner.openLinked(chosen, index);
    else planner.startChanging(chosen);
    answer.current?.focus();
  }

  function calculate(): PlannedRoom | undefined {
    const outcome = flushSync(planner.calculate);
    if ('room' in outcome) return outcome.room;
    const bad = fields.current?.querySelector<HTMLElement>(`[name=${outcome.firstBad}]`);
    bad?.closest('details')?.setAttribute('open', '');
    bad?.focus();
    return undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const calculated = calculate();
    if (!calculated) return;
    announce(answerAnnouncement(calculated));
    // Scrolls to the answer if it starts outside the upper half of the window.
    const topPx = answer.current?.getBoundingClientRect().top ?? 0;
    if (topPx < 0 || topPx > window.innerHeight / 2) answer.current?.scrollIntoView({ block: 'start' });
  }

  function limitNoise(limitDbA: number) {
    planner.change({ noiseLimit: String(limitDbA) });
    announce(answerAnnouncement({ ...currentRoom, noiseLimitDbA: limitDbA }));
    answer.current?.focus({ preventScroll: true });
  }

  function add({ rooms, items }: Plan) {
    const tooMany = plan.add({ rooms, items });
    const fitting = formatContents({ rooms: rooms.slice(0, rooms.length - tooMany), items });
    announce(
      [
        fitting && `${fitting} added to your plan.`,
        tooMany > 0 && `${formatContents({ rooms: rooms.slice(-tooMany), items: [] })} did not fit.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  function addRoom() {
    const calculated = calculate();
    if (!calculated) return;
    flushSync(() => {
      add({ rooms: [calculated], items: [] });
      planner.begin();
    });
    added.current?.focus();
  }

  function save() {
    const calculated = calculate();
    if (!calculated || !changing) return;
    flushSync(() => {
      plan.replace(changing, calculated);
      planner.begin();
    });
    document.querySelector<HTMLElement>('[data-undo]')?.focus();
    announce('Saved.');
  }

  const floor = choice && (
    <RoomFloor
      key={`${currentRoom.lengthM} ${currentRoom.widthM} ${choice.model} ${choice.machines}`}
      room={currentRoom}
      choice={choice}
      picture={(furnished) => picture(furnished, isPictured, setIsPictured)}
    />
  );

  const rules = room && !planner.isStale && <RoomRules planner={planner} room={room} />;
  const reasons = choice ? (
    <WorkedOut room={currentRoom} choice={choice}>
      {rules}
    </WorkedOut>
  ) : (
    rules
  );

  return (
    <>
      <Container fluid="xxl">
        <noscript>
          <p className={`bg-white small ${styles.note}`}>
            The planner works in your browser and needs JavaScript. Without it, send the length, width and height of
            each room to <a href={`mailto:${company.email}`}>{company.email}</a> or call{' '}
            <a href={company.phone.href}>{company.phone.label}</a>, and we work it out.
          </p>
        </noscript>
        {!isEmptyPlan(linked) && <LinkedPlanLine linked={linked} />}
        <div ref={fields} className={`d-grid ${styles.columns}`}>
          <form
            id={id}
            aria-label="Room"
            className={`bg-white mx-edge mx-lg-0 ${form.panel}`}
            onSubmit={submit}
            noValidate
          >
            {room && planner.wasAdded && (
              <p ref={added} tabIndex={-1} className={`bg-white small ${styles.note}`}>
                {room.name || 'The room'} is in your plan. Type the next one, or{' '}
                <SiteLink to={`#${myPlanId}`}>see the plan</SiteLink>.
              </p>
            )}
            <RoomFields planner={planner} />
            <SettingsFields planner={planner} />
            <button type="submit" className="btn btn-primary needs-script">
              Calculate
            </button>
            {room && choice && !hasErrors && (
              <p className="d-lg-none d-print-none m-0 text-center">
                <a href={`#${answerId}`} className="d-inline-block py-2">
                  {noBreakUnits(formatFloor(currentRoom))}: <b>{formatPricedMachines(choice)}</b>
                </a>
              </p>
            )}
          </form>
          <div ref={answer} id={answerId} tabIndex={-1} className={`min-w-0 ${styles.answer}`}>
            <LinkNotices linked={linked} />
            {room && planner.isStale && (
              <p className={`bg-white small ${styles.note}`} role="status">
                {planner.wasAdded
                  ? `This is still the answer for ${room.name || 'the room before'}.`
                  : 'This is still the answer for the figures before: a field is empty or cannot be read.'}
              </p>
            )}
            {!room && hasErrors && (
              <p className={`bg-white small ${styles.note}`} role="status">
                <b>Nothing was calculated.</b> Correct the fields marked in red.
              </p>
            )}
            {room ? (
              <PlannerAnswer room={room} floor={floor} reasons={reasons} onNoiseLimit={limitNoise} />
            ) : (
              <ExampleAnswer planner={planner} floor={floor} reasons={reasons} onNoiseLimit={limitNoise} />
            )}
            {choice && <RoomDetails room={currentRoom} choice={choice} />}
          </div>
          {room && (
            <div className={styles.keep}>
              <AddToPlan planner={planner} plan={plan} onAdd={addRoom} onSave={save} />
              <PlanActions
                plan={{ rooms: [room], items: [] }}
                what="this room"
                printLabel="Print the record"
                onPrint={() => setPrinting([room])}
              />
            </div>
          )}
        </div>
      </Container>
      <Section background="ice" isShort className={isPlanEmpty ? 'pb-0' : ''}>
        <MyPlan room={currentRoom} linked={linked} plan={plan} onOpen={open} onAdd={add} onPrint={setPrinting} />
        {printing && <PrintedRecords rooms={printing} onPrinted={stopPrinting} />}
      </Section>
      <Container fluid="xxl">
        {businessCase(namedByKind(currentRoom, room === undefined), ownOrLinkedPlan(plan, linked))}
      </Container>
    </>
  );
}
