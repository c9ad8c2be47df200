import { useId, type ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { company } from '@/config/company';
import styles from './PlanYourRoom.module.scss';

type PlanYourRoomProps = {
  title: string;
  lead: string;
  youSend: readonly string[];
  youGet: readonly string[];
  form: ReactNode;
  /** Where the form stands from lg, beside the lists or below them. */
  formPlace?: 'right' | 'left' | 'below';
  background?: 'ice' | 'porcelain' | 'ink';
};

/** What to send us, what comes back, and the form. */
export function PlanYourRoom({
  title,
  lead,
  youSend,
  youGet,
  form,
  formPlace = 'right',
  background = 'ice',
}: PlanYourRoomProps) {
  const headingId = useId();
  const isBelow = formPlace === 'below';
  const isLeft = formPlace === 'left';
  const lists = (
    <Row className="row-gap-3 d-none d-sm-flex">
      {[
        { title: 'You send', items: [...youSend, 'Your postcode, for the delivery'] },
        { title: 'You get back', items: youGet },
      ].map((list) => (
        <Col key={list.title} xs={6}>
          <h3 className="label pb-2 border-bottom border-dark">{list.title}</h3>
          <ul className="plain-list">
            {list.items.map((item) => (
              <li className="border-bottom py-2 small text-balance" key={item}>
                {item}
              </li>
            ))}
          </ul>
        </Col>
      ))}
    </Row>
  );
  return (
    <Section id="plan" background={background} labelledBy={headingId}>
      <Row className="row-gap-4">
        <Col lg={{ span: 5, order: isLeft ? 1 : undefined }} className={isLeft ? 'ps-lg-5' : ''}>
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          <p className="lead mt-2 mb-0 mb-sm-4">
            {lead} {company.reply}
          </p>
          {!isBelow && lists}
        </Col>
        {isBelow && (
          <Col lg={7} className="d-none d-sm-block">
            {lists}
          </Col>
        )}
        <Col lg={isBelow ? 12 : 7}>
          <div
            className={`bg-white on-light d-print-none ${styles.form} ${formPlace === 'right' ? styles.right : isLeft ? styles.left : ''}`}
          >
            {form}
          </div>
        </Col>
      </Row>
    </Section>
  );
}
