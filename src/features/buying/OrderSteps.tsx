import type { ComponentProps } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { ProseHeading } from '@/components/text/mdx-components';
import { company } from '@/config/company';
import { unwrapSample } from '@/config/sample';
import { buying, paymentTerm } from '@/data/buying';
import { delivery } from '@/data/products/delivery';
import { quoteNames } from '@/data/quote';
import { OrderPaper } from './OrderPaper';
import { slugOf } from '@/lib/parse/slug';
import styles from './OrderSteps.module.scss';

const steps: readonly {
  title: string;
  text: string;
  paper: ComponentProps<typeof OrderPaper>['kind'];
  days: { figure: string; meaning: string };
}[] = [
  {
    title: 'Quote',
    text: `Ask here, on a product page or by phone. The quote names ${quoteNames}.`,
    paper: 'quote',
    days: { figure: company.replyWithin, meaning: 'to our reply, Monday to Friday' },
  },
  {
    title: 'Order',
    text: 'Send a purchase order by e-mail, or accept in writing.',
    paper: 'order',
    days: {
      figure: unwrapSample(buying.quoteDays),
      meaning: 'is how long the quote holds',
    },
  },
  {
    title: 'Confirmation',
    text: 'We confirm the order in writing and name the day of delivery.',
    paper: 'confirmation',
    days: { figure: delivery.days, meaning: 'working days from order to delivery' },
  },
  {
    title: 'Invoice',
    text: 'Organisations get the machines first, then the invoice. Consumers pay before.',
    paper: 'invoice',
    days: { figure: paymentTerm, meaning: 'for organisations to pay an invoice' },
  },
];

/** Each step with its paper and the days that follow. */
export function OrderSteps({ title }: { title: string }) {
  return (
    <section aria-labelledby={slugOf(title)} className={`on-dark ${styles.order}`}>
      <Container fluid="xxl">
        <ProseHeading className="title mb-0 on-light">{title}</ProseHeading>
        <ol className={`plain-list ${styles.steps}`}>
          {steps.map(({ title, text, paper, days }, index) => (
            <Row as="li" key={title} className="gx-3 gx-xl-4 gy-xl-3 align-content-start">
              <Col xs={5} xl={12}>
                <OrderPaper kind={paper} />
              </Col>
              <Col xs={7} xl={12}>
                <h3 className="mb-1 small text-cyan">
                  {`Step ${index + 1}`}
                  <span className="visually-hidden">: {title}</span>
                </h3>
                <p className="mb-2">
                  <b className="h3 num d-block text-reset mb-0">{days.figure}</b>
                  <span className="d-block muted">{days.meaning}</span>
                </p>
                <p className="m-0">{text}</p>
              </Col>
            </Row>
          ))}
        </ol>
        <p className="small muted mt-4 mb-0">
          The days of the quote and of payment are samples, until we replace them.
        </p>
      </Container>
    </section>
  );
}
