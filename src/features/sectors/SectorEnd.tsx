import { useId, type ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section, type SectionProps } from '@/components/sections/Section';
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
  background?: NonNullable<SectionProps['background']>;
  /** From lg; on a phone what stands at the left is first. At the dark left it goes on to the edge of the window. */
  formPlace?: 'right' | 'left' | 'dark-left';
  /** For a sector whose services stand nowhere else: below a dark form, otherwise across the page. */
  services?: ReactNode;
  /** What follows the message, step by step, above it. */
  steps?: { title: string; items: readonly { title: string; text: string }[] };
  /** The questions, and the calculator as the last row of their list. */
  children: ReactNode;
};

/** The end of a sector page in one band: its questions, and the form with what we need to know. */
export function SectorEnd({
  title,
  youSend,
  youGet,
  form,
  background = 'ice',
  formPlace = 'right',
  services,
  steps,
  children,
}: SectorEndProps) {
  const headingId = useId();
  const isDark = formPlace === 'dark-left';
  const columns = [
    <Col key="questions" lg={6}>
      {children}
    </Col>,
    <Col key="plan" lg={6} as="section" id="plan" aria-labelledby={headingId}>
      <div className={isDark ? `on-dark ${styles.dark}` : ''}>
        <div className="d-flex flex-wrap justify-content-between align-items-baseline column-gap-4 row-gap-1 mb-3">
          <h2 id={headingId}>{title}</h2>
          <p className="m-0">{company.reply}</p>
        </div>
        <div className={`bg-white on-light d-print-none ${styles.form}`}>{form}</div>
        <Fold isShort className="border-bottom" summary="What you send, and what comes back">
          <p>
            <b>You send</b> {[...youSend, 'your postcode, for the delivery'].map(lowerFirst).join('; ')}.
          </p>
          <p>
            <b>You get back</b> {youGet.map(lowerFirst).join('; ')}.
          </p>
        </Fold>
        {isDark && services}
      </div>
    </Col>,
  ];
  return (
    <Section background={background} className={isDark ? 'overflow-hidden' : ''}>
      <Row className="row-gap-4 row-gap-lg-5">
        {steps && (
          <Col lg={12}>
            <h2 className="item">{steps.title}</h2>
            <Row as="ol" className="mt-2 row-gap-3">
              {steps.items.map((step) => (
                <Col key={step.title} as="li" lg={4}>
                  <p className="border-top border-dark pt-2 m-0">
                    <b>{step.title}.</b> {step.text}
                  </p>
                </Col>
              ))}
            </Row>
          </Col>
        )}
        {formPlace === 'right' ? columns : columns.reverse()}
        {!isDark && services && <Col lg={12}>{services}</Col>}
      </Row>
    </Section>
  );
}
