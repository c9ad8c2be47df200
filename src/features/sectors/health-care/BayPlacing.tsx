import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import { roomStreamlines } from '@/drawing/room-streamlines';
import { slugOf } from '@/lib/parse/slug';

type BayPlacingProps = { title: string; alt: string; rules: readonly string[] };

/** A rendered room, and how a machine stands in it. */
export function BayPlacing({ title, alt, rules }: BayPlacingProps) {
  return (
    <Row className="align-items-center row-gap-3 mb-lg-4">
      <Col sm={6} lg={7} className="position-relative">
        <Picture
          file={roomHealthCare}
          alt={alt}
          sizes="(min-width: 62em) 320px, (min-width: 36em) 50vw, 100vw"
          className="w-100 h-auto"
        />
        <RoomAir air={roomStreamlines[roomHealthCare.name]} fit="xMidYMid meet" />
      </Col>
      <Col sm={6} lg={5}>
        <h3 id={slugOf(title)} className="item text-balance">
          {title}
        </h3>
        <ul className="plain-list mt-2">
          {rules.map((rule) => (
            <li key={rule} className="border-top py-1 text-pretty">
              {rule}
            </li>
          ))}
        </ul>
      </Col>
    </Row>
  );
}
