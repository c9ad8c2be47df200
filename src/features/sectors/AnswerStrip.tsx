import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { SiteLink } from '@/components/ui/SiteLink';
import type { SectorKey } from '@/config/sectors';
import { machinesLabel, formatAlternative, answerRoom, formatPrice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { plannerUrl } from '@/domain/plan/write-plan';
import { lowerFirst } from '@/lib/format/count-word';
import { chooseRoom, useChosenRoom } from './chosen-room';
import { OwnRoomForm } from './OwnRoomForm';
import { SectorAnswer } from './SectorAnswer';
import { formatSides } from '@/domain/room';
import styles from './AnswerStrip.module.scss';

type AnswerStripProps = {
  sectorKey: SectorKey;
  /** The first one is shown before any press. */
  rooms: readonly [ExampleRoom, ...ExampleRoom[]];
  /** First in what the strip tells on request, for the first one. */
  note?: string;
  background?: 'white' | 'ink';
  /** From lg on this side, below the words of a hero whose photo goes on at the other. */
  besidePhoto?: 'left' | 'right';
  /** The title of the page. */
  children?: ReactNode;
  /** From lg the answer is a card, which reaches into the picture below. */
  isCard?: boolean;
};

/** What a room of the sector takes, and the same for the visitor's own room. */
export function AnswerStrip({
  sectorKey,
  rooms,
  note,
  background = 'white',
  besidePhoto,
  children,
  isCard = false,
}: AnswerStripProps) {
  const headingId = useId();
  const answer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const chosen = useChosenRoom(sectorKey);
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = wasOpened || chosen !== undefined;
  const room = chosen ?? rooms[0];
  const isDark = background === 'ink';

  function open(event: MouseEvent) {
    event.preventDefault();
    flushSync(() => setWasOpened(true));
    panel.current?.querySelector('input')?.focus();
  }

  function choose(answered: ExampleRoom) {
    flushSync(() => chooseRoom(sectorKey, answered));
    // A phone has scrolled past it to the form.
    answer.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section aria-labelledby={headingId} className={styles.strip}>
      <div
        ref={answer}
        className={`${isDark ? 'on-dark' : 'bg-ice'} py-3 py-sm-4 ${besidePhoto ? `${styles.beside} ${styles[besidePhoto] ?? ''}` : ''}`}
      >
        <Container fluid="xxl" className={children ? styles[isCard ? 'withCard' : 'band'] : undefined}>
          {children && <header>{children}</header>}
          <h2 id={headingId} tabIndex={-1} className="visually-hidden d-print-none">
            {headingFor(room)}
          </h2>
          <SectorAnswer
            room={room}
            note={room === rooms[0] ? note : undefined}
            layout={isCard || besidePhoto ? 'narrow' : children ? 'banded' : 'across'}
            // Without scripts it leads to the calculator of the page.
            ownRoom={
              <SiteLink to="#calculator" className="text-link small" data-replay="" onClick={open}>
                Use my own room
              </SiteLink>
            }
          />
        </Container>
      </div>
      {isOpen && (
        <div ref={panel} className="bg-white border-top py-4">
          <Container fluid="xxl">
            <Row className="row-gap-4">
              <Col lg={7}>
                <OwnRoomForm
                  rooms={rooms}
                  chosen={room}
                  onAnswer={choose}
                  onSubmitted={() => answer.current?.querySelector('h2')?.focus({ preventScroll: true })}
                />
              </Col>
              <Col lg={{ span: 4, offset: 1 }}>
                <OtherChoices sectorKey={sectorKey} room={room} example={rooms[0]} />
              </Col>
            </Row>
          </Container>
        </div>
      )}
    </section>
  );
}

/** As in "Four Generation X for a classroom, £1,980". */
function headingFor(room: ExampleRoom): string {
  const answer = answerRoom(room);
  const forRoom = `for ${lowerFirst(room.phrase)}`;
  if (answer.kind !== 'choice') return `Machines ${forRoom}`;
  return `${machinesLabel(answer.choice)} ${forRoom}, ${formatPrice(answer.choice)}`;
}

/** Who decides on a purchase, where it is no board. */
const approverOf: Partial<Record<SectorKey, string>> = {
  education: 'governors',
  dentistry: 'practice meeting',
  healthCare: 'ward',
};

type OtherChoicesProps = { sectorKey: SectorKey; room: ExampleRoom; example: ExampleRoom };

function OtherChoices({ sectorKey, room, example }: OtherChoicesProps) {
  const answer = answerRoom(room);
  return (
    <ul className="plain-list d-grid row-gap-2 small">
      {answer.kind === 'choice' &&
        answer.alternatives.map((alternative) => {
          const { label, text } = formatAlternative(alternative, answer.choice);
          return (
            <li key={alternative.kind}>
              <b>{label}:</b> {text}
            </li>
          );
        })}
      <li>
        <SiteLink to="#case">The case to take to your {approverOf[sectorKey] ?? 'board'}</SiteLink>
      </li>
      <li>
        <SiteLink to={plannerUrl(room)}>Plan this room</SiteLink>
      </li>
      {room !== example && (
        <li className="muted">The pictures and figures below are of our example, {formatSides(example)}.</li>
      )}
    </ul>
  );
}
