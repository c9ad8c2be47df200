import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section, type SectionProps } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { choiceFor, formatPrice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import type { CalculatorModelName } from '@/domain/machines';
import { capitalised, countWord } from '@/lib/format/count-word';
import { priceLabel } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import styles from './SectorMachines.module.scss';

export type SectorMachinesProps = {
  title: string;
  /** Its answer is shown large. */
  room: ExampleRoom;
  reason: string;
  others: readonly { model: CalculatorModelName; reason: string }[];
  tone?: NonNullable<SectionProps['tone']>;
};

/** The machine of a room's answer with the price of the room, and two others in rows. */
export function SectorMachines({ title, room, reason, others, tone = 'white' }: SectorMachinesProps) {
  const headingId = useId();
  const choice = choiceFor(room);
  const answer = purifiers[choice.model];
  return (
    <Section tone={tone} labelledBy={headingId}>
      <SectionHeading id={headingId} title={title} />
      <div role="region" aria-label="Featured products">
        <Row className="gy-4">
          <Col lg={8}>
            <Row className={`position-relative align-items-center h-100 mx-0 overflow-hidden ${styles.answer}`}>
              <Col xs={4} md={5} className={`position-relative align-self-stretch ${styles.picture}`}>
                <Picture file={answer.picture} alt={answer.pictureAlt} sizes="(min-width: 62em) 560px, 50vw" />
              </Col>
              <Col xs={8} md={7} className="py-3">
                <h3 className="title">
                  <SiteLink to={href('product', { slug: answer.slug })} className={styles.cover}>
                    {answer.model}
                  </SiteLink>
                </h3>
                <p className="mt-1 mb-2">{reason}</p>
                <p className="num title m-0">{formatPrice(choice)}</p>
                <p className="mb-3 small">
                  {capitalised(countWord(choice.machines))} for{' '}
                  {room.phrase.charAt(0).toLowerCase() + room.phrase.slice(1)}
                  {choice.pricePence !== undefined && ', including VAT'}
                </p>
                <ButtonLink to={priceRequestUrl(answer.slug, choice.machines)} className="position-relative">
                  Get a written quote
                </ButtonLink>
              </Col>
            </Row>
          </Col>
          <Col lg={4}>
            <ul className="plain-list border-top h-100 d-flex flex-column">
              {others.map(({ model, reason: why }) => (
                <Machine key={model} model={model} reason={why} />
              ))}
            </ul>
          </Col>
        </Row>
      </div>
      <div className="d-flex flex-wrap align-items-center justify-content-between column-gap-3 mt-2">
        <p className="small muted m-0">
          <EvidenceLink line="airflow" className="d-inline-block py-1">
            Rated and tested airflow
          </EvidenceLink>
        </p>
        <ArrowLink to={href('shop')}>All Products</ArrowLink>
      </div>
    </Section>
  );
}

function Machine({ model: name, reason }: SectorMachinesProps['others'][number]) {
  const { slug, model, pricePence, picture, pictureAlt } = purifiers[name];
  return (
    <li className={`position-relative d-flex flex-fill align-items-center gap-3 border-bottom py-2 ${styles.row}`}>
      <div className={styles.small}>
        <Picture file={picture} alt={pictureAlt} sizes="110px" />
      </div>
      <div className="flex-fill">
        <div className="d-flex flex-wrap justify-content-between align-items-baseline column-gap-3">
          <h3 className="item">
            <SiteLink to={href('product', { slug })} className={styles.cover}>
              {model}
            </SiteLink>
          </h3>
          <p className="num m-0 fw-semibold">{pricePence ? priceLabel(pricePence) : 'Price on request'}</p>
        </div>
        <p className="small muted m-0">{reason}</p>
      </div>
    </li>
  );
}
