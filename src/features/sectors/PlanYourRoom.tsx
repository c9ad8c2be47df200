import { useId, type ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { company } from '@/config/company';
import { lowerFirst } from '@/lib/format/count-word';
import styles from './PlanYourRoom.module.scss';

type PlanYourRoomProps = {
  title: string;
  youSend: readonly string[];
  /** What comes back, or what follows, step by step. */
  youGet?: readonly string[];
  steps?: { title: string; items: readonly { title: string; text: string }[] };
  form: ReactNode;
  background?: 'ice' | 'ink';
  /** Where the form stands from lg, beside the words. */
  formPlace?: 'right' | 'left';
};

/** What to send us, what comes back, and the form. */
export function PlanYourRoom({
  title,
  youSend,
  youGet = [],
  steps,
  form,
  background = 'ice',
  formPlace = 'right',
}: PlanYourRoomProps) {
  const headingId = useId();
  const isLeft = formPlace === 'left';
  return (
    <Section id="plan" background={background} labelledBy={headingId}>
      <Row className="row-gap-4">
        <Col lg={{ span: 5, order: isLeft ? 1 : undefined }} className={isLeft ? 'ps-lg-5' : ''}>
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          <p className="lead text-balance mt-2 mb-0">{company.reply}</p>
          <div className="d-none d-sm-block mt-4">
            <h3 className="label pb-2 border-bottom border-dark">{steps?.title ?? 'You get back'}</h3>
            <ol className="plain-list">
              {youGet.map((item) => (
                <li className="border-bottom py-2" key={item}>
                  {item}
                </li>
              ))}
              {steps?.items.map((step) => (
                <li className="border-bottom py-2" key={step.title}>
                  <b>{step.title}</b> <span className="small muted d-block">{step.text}</span>
                </li>
              ))}
            </ol>
            <p className="small muted mt-3 mb-0">
              <b>You send</b> {[...youSend, 'your postcode, for the delivery'].map(lowerFirst).join('; ')}.
            </p>
          </div>
        </Col>
        <Col lg={7}>
          <div className={`bg-white on-light d-print-none ${styles.form} ${isLeft ? styles.left : styles.right}`}>
            {form}
          </div>
        </Col>
      </Row>
    </Section>
  );
}
