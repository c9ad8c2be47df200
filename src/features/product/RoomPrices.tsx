import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Picture } from '@/components/ui/Picture';
import type { GalleryPicture, MachineSet } from '@/data/products/product';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './RoomPrices.module.scss';

type RoomPricesProps = {
  /** A room with its machines; left out where no set has as many. */
  room: GalleryPicture & { machines: number };
  sets: readonly MachineSet[];
  note?: string | undefined;
};

/** One room with its machines, from edge to edge; below it what each room costs. */
export function RoomPrices({ room, sets, note }: RoomPricesProps) {
  return (
    <>
      {sets.some(({ machines }) => machines === room.machines) && (
        <Picture file={room.picture} alt={room.alt} sizes="(min-width: 36em) 100vw, 125vw" className={styles.room} />
      )}
      <Row as="ul" className="plain-list gx-0 gy-3 mt-2">
        {sets.map(({ figure, text }) => (
          <Col as="li" md={4} key={text} className="pe-md-4">
            <b className="title d-block num text-ink mb-1">{figure}</b>
            {noBreakText(text)}
          </Col>
        ))}
      </Row>
      {note && <p className="small muted mt-3 mb-0">{note}</p>}
    </>
  );
}
