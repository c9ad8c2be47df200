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
  /** From lg at the left. */
  isFormLeft?: boolean;
  tone?: 'ice' | 'ink';
};

export function PlanYourRoom({
  title,
  lead,
  youSend,
  youGet,
  form,
  isFormLeft = false,
  tone = 'ice',
}: PlanYourRoomProps) {
  const headingId = useId();
  return (
    <Section id="plan" tone={tone} labelledBy={headingId}>
      <Row className="row-gap-4">
        <Col lg={isFormLeft ? { span: 5, order: 1 } : 5} className={isFormLeft ? 'ps-lg-5' : ''}>
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          <p className="lead mt-2 mb-0 mb-sm-4">
            {lead} {company.reply}
          </p>
          <Row className="row-gap-3 d-none d-sm-flex">
            {[
              { title: 'You send', items: youSend },
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
        </Col>
        <Col lg={7}>
          <div className={`bg-white on-light d-print-none ${styles.form} ${isFormLeft ? styles.left : ''}`}>{form}</div>
        </Col>
      </Row>
    </Section>
  );
}
