import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Fold } from '@/components/ui/Fold';
import { Picture } from '@/components/ui/Picture';
import type { MachineSet, ReasonToBuy } from '@/data/products/product';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './RoomPrices.module.scss';

type RoomPricesProps = {
  sets: readonly MachineSet[];
  note: ReasonToBuy['note'];
  fold: ReasonToBuy['fold'];
};

/** The picture of one set, from edge to edge; below it what each room costs. */
export function RoomPrices({ sets, note, fold }: RoomPricesProps) {
  const room = sets.find(({ picture }) => picture)?.picture;
  return (
    <>
      {room && (
        <Picture
          file={room.picture}
          alt={room.alt}
          sizes="(min-width: 36em) 100vw, 125vw"
          className={`d-block vw-100 h-auto mw-none object-fit-cover ${styles.room}`}
        />
      )}
      <Row as="ul" className="plain-list gx-0 gy-3 mt-2">
        {sets.map(({ figure, text }) => (
          <Col as="li" md={4} key={text} className="pe-md-4">
            <b className="title d-block num text-ink mb-1">{figure}</b>
            {noBreakText(text)}
          </Col>
        ))}
      </Row>
      {note && <p className="small muted mt-3 mb-0">{noBreakText(note)}</p>}
      {fold && (
        <Fold isShort summary={fold.title} className="small">
          <p className="muted mb-0">{noBreakText(fold.text)}</p>
        </Fold>
      )}
    </>
  );
}
