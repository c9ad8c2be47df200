import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section, type SectionProps } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { groupPicture } from '@/data/machine-groups';
import { purifiers } from '@/data/purifiers';
import { choiceFor, formatPrice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { capitalised, countWord, lowerFirst } from '@/lib/format/count-word';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { MachineLinks, type OtherMachine, OtherMachines } from './OtherMachines';
import styles from './SectorMachines.module.scss';

type SectorMachinesProps = {
  title: string;
  /** Its answer is shown large. */
  room: ExampleRoom;
  reason: string;
  others: readonly OtherMachine[];
  /** Beside: the others at the right. Mirrored: at the left. Wide: below, so that many machines are large. */
  layout?: 'beside' | 'mirrored' | 'wide';
  tone?: NonNullable<SectionProps['tone']>;
};

/** On a phone the next smaller file. */
function groupSizes(isWide: boolean): string {
  return isWide ? '(min-width: 62em) 840px, (min-width: 48em) 360px, 213px' : '(min-width: 48em) 480px, 213px';
}

/** The machines of a room's answer with the price of the room, and two others in rows. */
export function SectorMachines({
  title,
  room,
  reason,
  others,
  layout = 'beside',
  tone = 'white',
}: SectorMachinesProps) {
  const headingId = useId();
  const choice = choiceFor(room);
  const answer = purifiers[choice.model];
  const group = groupPicture(choice.model, choice.machines);
  const isWide = layout === 'wide';
  return (
    <Section tone={tone} labelledBy={headingId}>
      <SectionHeading id={headingId} title={title} />
      <div role="region" aria-label="Featured products">
        <Row className="gy-4">
          <Col lg={isWide ? 12 : { span: 8, order: layout === 'mirrored' ? 1 : undefined }}>
            <Row className={`position-relative align-items-center h-100 mx-0 overflow-hidden ${styles.answer}`}>
              <Col
                xs={group ? 12 : 4}
                sm={6}
                lg={isWide ? 8 : 6}
                className={`position-relative align-self-stretch pe-4 ${styles.picture} ${group ? styles.group : ''}`}
              >
                <Picture
                  file={group ?? answer.picture}
                  alt={answer.pictureAlt}
                  sizes={group ? groupSizes(isWide) : '(min-width: 62em) 560px, 50vw'}
                />
              </Col>
              <Col xs={group ? 12 : 8} sm={6} lg={isWide ? 4 : 6} className="py-3">
                <h3>
                  <SiteLink to={href('product', { slug: answer.slug })} className={styles.cover}>
                    {`${capitalised(countWord(choice.machines))} for ${lowerFirst(room.phrase)}`}
                    <span className="visually-hidden">: {answer.model}</span>
                  </SiteLink>
                </h3>
                <p className="mt-2 mb-2">{reason}</p>
                <p className="mb-3">
                  <span className="num title">{formatPrice(choice)}</span>{' '}
                  {choice.pricePence !== undefined && <small className="muted">including VAT</small>}
                </p>
                <ButtonLink to={priceRequestUrl(answer.slug, choice.machines)} className="position-relative">
                  Get a written quote
                </ButtonLink>
              </Col>
            </Row>
          </Col>
          <Col lg={isWide ? 12 : 4}>
            <OtherMachines machines={others} isInHalves={isWide} />
          </Col>
        </Row>
      </div>
      <MachineLinks />
    </Section>
  );
}
