import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { Picture } from '@/components/ui/Picture';
import { groupPicture } from '@/data/machine-groups';
import { purifiers } from '@/data/purifiers';
import { choiceFor } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { MachineAnswer } from './MachineAnswer';
import { MachineLinks, type OtherMachine, OtherMachines } from './OtherMachines';
import styles from './SectorMachines.module.scss';

type SectorMachinesProps = {
  title: string;
  /** Its answer is shown large. */
  room: ExampleRoom;
  reason: string;
  others: readonly OtherMachine[];
  /** Beside: the others at the right. Mirrored: at the left. */
  layout?: 'beside' | 'mirrored';
};

/** The machines of a room's answer with the price of the room, and two others in rows. */
export function SectorMachines({ title, room, reason, others, layout = 'beside' }: SectorMachinesProps) {
  const headingId = useId();
  const choice = choiceFor(room);
  const answer = purifiers[choice.model];
  const group = groupPicture(choice.model, choice.machines);
  return (
    <Section labelledBy={headingId}>
      <SectionHeading id={headingId} title={title} />
      <div role="region" aria-label="Featured products">
        <Row className="gy-4">
          <Col lg={{ span: 8, order: layout === 'mirrored' ? 1 : undefined }}>
            <Row className={`position-relative align-items-center h-100 mx-0 overflow-hidden ${styles.answer}`}>
              <Col
                xs={group ? 12 : 4}
                sm={6}
                className={`position-relative align-self-stretch pe-4 ${styles.picture} ${group ? styles.group : ''}`}
              >
                <Picture
                  file={group ?? answer.picture}
                  alt={answer.pictureAlt}
                  sizes={group ? '(min-width: 48em) 480px, 213px' : '(min-width: 62em) 560px, 50vw'}
                />
              </Col>
              <Col xs={group ? 12 : 8} sm={6} className="py-3">
                <MachineAnswer room={room} choice={choice} reason={reason} />
              </Col>
            </Row>
          </Col>
          <Col lg={4}>
            <OtherMachines machines={others} />
          </Col>
        </Row>
      </div>
      <MachineLinks />
    </Section>
  );
}
