import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { genXDetail } from '@/assets/pictures/gen-x-detail';
import { recommendedChoice } from '@/data/room-answers';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { MachineAnswer } from '../MachineAnswer';
import { MachinePhoto } from '../MachinePhoto';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';

const { classroom } = schoolRoomAnswers;
const choice = recommendedChoice(classroom);

type ClassroomMachinesProps = { title: string; reason: string; others: readonly OtherMachine[] };

/** The machine of a classroom close up beside its answer, and two others below it. */
export function ClassroomMachines({ title, reason, others }: ClassroomMachinesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pb-4">
      <div role="region" aria-label="Featured products">
        <div className="position-relative bg-stage overflow-hidden">
          <Container fluid="xxl">
            <Row className="row-gap-3">
              <Col lg={5} className="d-flex flex-column justify-content-center pt-4 py-lg-5">
                <h2 data-aos="fade-up" id={headingId} className="mb-3 mb-lg-4">
                  {title}
                </h2>
                <div>
                  <MachineAnswer room={classroom} choice={choice} reason={reason} />
                </div>
              </Col>
              <Col lg={7}>
                <MachinePhoto
                  isClose
                  side="right"
                  file={genXDetail}
                  alt="The top of Generation X, close up: dark vanes about a copper ring, and its round display below them"
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
