import { useId, type ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import type { backgrounds } from '@/components/sections/backgrounds';
import { ClosingRows } from '@/components/sections/ClosingRows';
import { Section } from '@/components/sections/Section';
import { Fold } from '@/components/ui/Fold';
import { company } from '@/config/company';
import { lowerFirst } from '@/lib/format/count-word';
import styles from './SectorEnd.module.scss';

type SectorEndProps = {
  /** Of the form. */
  title: string;
  youSend: readonly string[];
  youGet: readonly string[];
  form: ReactNode;
  background?: keyof typeof backgrounds;
  /** Otherwise the form is last. */
  isFormFirst?: boolean;
  /** For a sector whose services stand nowhere else. */
  services?: ReactNode;
  /** Rows below the questions, which open in place. */
  calculator: ReactNode;
  businessCase?: ReactNode;
  /** The questions. */
  children: ReactNode;
};

/** The end of a sector page on one ground: its questions, and the form as a low strip with what we need to know. */
export function SectorEnd({
  title,
  youSend,
  youGet,
  form,
  background = 'ice',
  isFormFirst = false,
  services,
  calculator,
  businessCase,
  children,
}: SectorEndProps) {
  const headingId = useId();
  const plan = (
    <Section id="plan" labelledBy={headingId} className={isFormFirst ? 'pb-4 pb-sm-0' : 'pt-5 pb-0'}>
      <Row className="row-gap-3">
        <Col xl={3}>
          <h2 id={headingId}>{title}</h2>
          <p className="mt-2 mb-0">{company.reply}</p>
        </Col>
        <Col xl={9} className={`d-print-none ${styles.form}`}>
          {form}
        </Col>
        <Col lg={8} className="order-last order-lg-0">
          {services}
        </Col>
        <Col lg={4}>
          <Fold isShort summary="What you send, and what comes back">
            <p>
              <b>You send</b> {[...youSend, 'your postcode, for the delivery'].map(lowerFirst).join('; ')}.
            </p>
            <p>
              <b>You get back</b> {youGet.map(lowerFirst).join('; ')}.
            </p>
          </Fold>
        </Col>
      </Row>
    </Section>
  );
  return (
    <ClosingRows background={background}>
      {isFormFirst && plan}
      {children}
      <Section className="py-0">
        <div className={styles.rows}>
          {calculator}
          {businessCase}
        </div>
      </Section>
      {!isFormFirst && plan}
    </ClosingRows>
  );
}
