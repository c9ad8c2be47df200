import type { ComponentProps, ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { SampleMark } from '@/components/ui/SampleText';
import { company } from '@/config/company';
import { paymentTerm } from '@/data/buying';
import { delivery } from '@/data/products/delivery';
import { OrderPaper } from './OrderPaper';
import styles from './OrderSteps.module.scss';

const steps: readonly {
  title: string;
  text: string;
  paper: ComponentProps<typeof OrderPaper>['kind'];
  days?: { figure: string; meaning: ReactNode };
}[] = [
  {
    title: 'Quote',
    text: 'Get a written quote here, on a product page or by phone.',
    paper: 'quote',
    days: { figure: company.replyWithin, meaning: 'to our reply, Monday to Friday' },
  },
  {
    title: 'Order',
    text: 'Send a purchase order by e-mail, or accept in writing.',
    paper: 'order',
  },
  {
    title: 'Confirmation',
    text: 'We confirm the order in writing and name the day of delivery.',
    paper: 'confirmation',
    days: { figure: delivery.days, meaning: 'working days from order to delivery' },
  },
  {
    title: 'Invoice',
    text: 'Organisations get the machines first, then the invoice with their order number. Consumers pay before.',
    paper: 'invoice',
    days: {
      figure: paymentTerm,
      meaning: (
        <>
          for organisations to pay an invoice
          <SampleMark />
        </>
      ),
    },
  },
];

/** Each step with its paper and the days that follow. */
export function OrderSteps() {
  return (
    <ol className={`plain-list ${styles.steps}`}>
      {steps.map(({ title, text, paper, days }, index) => (
        <Row as="li" key={title} className="gx-3 gx-xl-4 gy-xl-3 align-content-start">
          <Col xs={5} xl={12}>
            <OrderPaper kind={paper} />
          </Col>
          <Col xs={7} xl={12}>
            <h3 className="mb-1">
              <span className="num text-cyan" aria-hidden="true">
                {index + 1}
              </span>{' '}
              {title}
            </h3>
            <p className="m-0">{text}</p>
            {days && (
              <p className="mt-2 mb-0">
                <b className="title num d-block">{days.figure}</b>
                <span className="d-block muted">{days.meaning}</span>
              </p>
            )}
          </Col>
        </Row>
      ))}
    </ol>
  );
}
