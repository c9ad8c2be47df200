import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { officeDesk } from '@/assets/pictures/office-desk';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { withDelivery } from '@/data/products/delivery';
import { purifiers } from '@/data/purifiers';
import { formatMachines } from '@/data/room-answers';
import { wholeFloor } from '@/data/rooms/business-rooms';
import { withoutVat } from '@/data/vat';
import { countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { formatSizedRoom } from '../room-machines';
import { floorOrder, meetingRooms } from './meeting-rooms';
import styles from './FloorPrice.module.scss';

const x = purifiers['GEN X'];

/** The price of the floor and its rooms, beside a desk of it. */
export function FloorPrice() {
  return (
    <Row className="row-gap-3 align-items-center mt-4" role="region" aria-label="Featured products">
      <Col lg={7} className="d-print-none">
        <div className="mx-edge mx-lg-0 bleed-left">
          <Picture
            file={officeDesk}
            alt="Generation X by the wall at the end of a desk in late sun; on the desk a laptop and a mug, over the chair a dark jacket"
            sizes="(min-width: 62em) 60vw, 100vw"
            className="d-block w-100 h-auto ratio-2x1 object-fit-cover object-low"
          />
        </div>
      </Col>
      <Col lg={5} className="ps-lg-5">
        <p className="m-0">
          The floor and {countWord(meetingRooms.length)} rooms take{' '}
          <SiteLink to={href('product', { slug: x.slug })} className="text-nowrap">
            {formatMachines({ model: x.model, machines: floorOrder.machines })}
          </SiteLink>
        </p>
        <p className={`num mb-0 ${styles.price}`}>{money(floorOrder.pricePence)}</p>
        <p className="muted mt-1 mb-3">
          including VAT ({noBreakUnits(`${money(withoutVat(floorOrder.pricePence))} + VAT`)}),{' '}
          {money(withDelivery(floorOrder.pricePence))} delivered
        </p>
        <ButtonLink
          to={priceRequestUrl(x.slug, floorOrder.machines)}
          variant="white"
          data-price-room={formatSizedRoom(wholeFloor)}
        >
          Get a written quote
        </ButtonLink>
      </Col>
    </Row>
  );
}
