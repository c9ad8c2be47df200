import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { cheaperWithoutRecord, formatPricedMachines, formatReason } from '@/data/room-answers';
import { formatBiggerRoom } from '@/data/room-decision';
import { clinicalUse } from '@/data/room-words';
import type { PlannedRoom } from '@/domain/plan/plan';
import type { RoomChoice } from '@/domain/room-answer';
import { isFullSpeed } from '@/domain/speeds';
import { capitalised } from '@/lib/format/count-word';
import { formatNeedNote, needTerms } from '../form/people-words';
import { TargetBar } from './TargetBar';

type WorkedOutProps = {
  room: PlannedRoom;
  choice: RoomChoice;
  /** Says what decided, and follows the reasons. */
  children?: ReactNode;
};

/** The rate on a scale, under it what the room asks for and gets, and what decided. */
export function WorkedOut({ room, choice, children }: WorkedOutProps) {
  const isFull = isFullSpeed(choice.model, choice.speed);
  const bigger = formatBiggerRoom(room);
  const cheaper = cheaperWithoutRecord(room);
  const sentences = [
    formatNeedNote(room, Boolean(children)),
    room.countedOutput < 1 && 'The machine is counted at half.',
    bigger && `${bigger}.`,
    isFull && 'That is full speed.',
    `${capitalised(formatReason(choice, room))}.`,
    cheaper && `Where nothing is ${clinicalUse}: ${formatPricedMachines(cheaper)}.`,
  ].filter(Boolean);
  return (
    <section>
      <Row className="gy-2 gx-lg-5">
        <Col lg={4}>
          <h3 className="item mb-0">How this is worked out</h3>
          <TargetBar room={room} choice={choice} />
          <p className="mb-0">{sentences.join(' ')}</p>
        </Col>
        <Col lg={8}>
          <Row as="dl" md={4} xs={1} className="gx-3 gy-md-2 mb-0">
            {needTerms(room, choice).map(([term, value]) => (
              <Term key={term} term={term}>
                {value}
              </Term>
            ))}
            {!isFull && (
              <Term term="At full speed">
                <AirChangeRate rate={choice.rates.full} />, {choice.noiseDbAAt.full} dB(A)
              </Term>
            )}
          </Row>
        </Col>
      </Row>
      {children}
    </section>
  );
}

type TermProps = { term: string; children: ReactNode };

function Term({ term, children }: TermProps) {
  return (
    <Col className="d-flex flex-md-column-reverse justify-content-between justify-content-md-end column-gap-3 py-1 py-md-2">
      <dt className="small fw-normal muted">{term}</dt>
      <dd className="num fw-semibold text-nowrap">{children}</dd>
    </Col>
  );
}
