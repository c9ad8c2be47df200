import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { groupX4 } from '@/assets/pictures/group-x-4';
import { Picture } from '@/components/ui/Picture';
import { purifiers } from '@/data/purifiers';
import { choiceFor } from '@/data/room-answers';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { MachineAnswer } from '../MachineAnswer';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';
import styles from './ClassroomMachines.module.scss';

const { classroom } = schoolRoomAnswers;
const choice = choiceFor(classroom);

type ClassroomMachinesProps = { title: string; reason: string; others: readonly OtherMachine[] };

/** The machines of a classroom on a stage as wide as the window, and two others below it. */
export function ClassroomMachines({ title, reason, others }: ClassroomMachinesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pb-4">
      <div role="region" aria-label="Featured products">
        <div className="position-relative bg-stage overflow-hidden">
          <Container fluid="xxl">
            <Row className="align-items-center row-gap-3">
              <Col lg={5} className="pt-4 pb-lg-4">
                <h2 data-aos="fade-up" id={headingId} className="mb-3 mb-lg-5">
                  {title}
                </h2>
                <MachineAnswer room={classroom} choice={choice} reason={reason} />
              </Col>
              <Col lg={7} className={styles.machines}>
                <Picture
                  file={groupX4}
                  alt={purifiers[choice.model].pictureAlt}
                  sizes="(min-width: 62em) 740px, 100vw"
                />
              </Col>
            </Row>
          </Container>
        </div>
        <Container fluid="xxl" className="pt-3">
          <OtherMachines isInHalves machines={others} />
        </Container>
      </div>
      <Container fluid="xxl">
        <MachineLinks />
      </Container>
    </section>
  );
}
