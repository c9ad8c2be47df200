import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { formatBiggerRoom } from '@/data/room-answers';
import type { PlannedRoom } from '@/domain/plan/plan';
import type { RoomAdvice } from '@/domain/room-advice';
import { neededAch } from '@/domain/sizing';
import { formatAch } from '@/lib/format/air-changes';
import { formatNeed, formatShares } from '../form/people-words';
import { otherChoices } from './other-choices';
import { OtherChoices } from './OtherChoices';
import { TargetBar } from './TargetBar';

type WorkedOutProps = {
  room: PlannedRoom;
  advice: Extract<RoomAdvice, { kind: 'choice' }>;
  /** After what decided. */
  children?: ReactNode;
};

/** What the room could take instead; under it the rate on a scale, and beside that what decided. */
export function WorkedOut({ room, advice: { choice, alternatives }, children }: WorkedOutProps) {
  const { ventilationAch, share } = room;
  const bigger = formatBiggerRoom(room);
  const sentences = [formatNeed(room), formatShares(room, choice), bigger && `${bigger}.`].filter(Boolean);
  return (
    <>
      <OtherChoices choices={otherChoices(room, choice, alternatives)} needed={neededAch(room)} />
      <Row as="section" className="gx-lg-5 mt-4 pt-2">
        <Col lg={7}>
          <h3 className="item mb-0">How this is worked out</h3>
          <TargetBar room={room} choice={choice} />
        </Col>
        <Col lg={5}>
          <p className="small mb-2">
            The target was {formatAch(neededAch(room))}.
            {ventilationAch > 0 && ` Your ventilation’s ${formatAch(ventilationAch)} is in both rates.`}
            {share < 1 && ' The machine is counted at half.'}
          </p>
          {sentences.map((sentence) => (
            <p key={sentence} className="small mb-2">
              {sentence}
            </p>
          ))}
          {children}
        </Col>
      </Row>
    </>
  );
}
