import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { FoldedRow } from '@/components/sections/FoldedRow';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import { roomStreamlines } from '@/drawing/room-streamlines';

type BayPlacingProps = { title: string; alt: string; rules: readonly { title: string; text?: string }[] };

/** A row that opens: a rendered room, and how a machine stands in it. */
export function BayPlacing({ title: heading, alt, rules }: BayPlacingProps) {
  return (
    <FoldedRow title={heading}>
      <Row className="align-items-center row-gap-3">
        <Col sm={6} className="position-relative">
          <Picture file={roomHealthCare} alt={alt} sizes="(min-width: 62em) 300px, 90vw" className="w-100 h-auto" />
          <RoomAir air={roomStreamlines[roomHealthCare.name]} fit="xMidYMid meet" />
        </Col>
        <Col sm={6}>
          <dl className="m-0">
            {rules.map(({ title, text }) => (
              <div key={title} className="border-top py-2">
                <dt className="item">{title}</dt>
                {text && <dd className="m-0 mt-1 muted text-pretty">{text}</dd>}
              </div>
            ))}
          </dl>
        </Col>
      </Row>
    </FoldedRow>
  );
}
