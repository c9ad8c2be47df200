import type { ComponentProps } from 'react';
import { Section } from '@/components/sections/Section';
import { ProseHeading } from '@/components/text/mdx-components';
import { company } from '@/config/company';
import { unwrapSample } from '@/config/sample';
import { buying, paymentTerm } from '@/data/buying';
import { delivery } from '@/data/products/delivery';
import { OrderPaper } from './OrderPaper';
import { slugOf } from '@/lib/parse/slug';
import styles from './OrderSteps.module.scss';

const steps: readonly {
  title: string;
  paper: ComponentProps<typeof OrderPaper>['kind'];
  days: { figure: string; meaning: string };
}[] = [
  {
    title: 'Quote',
    paper: 'quote',
    days: { figure: company.replyWithin, meaning: 'to our quote, Monday to Friday' },
  },
  {
    title: 'Order',
    paper: 'order',
    days: { figure: unwrapSample(buying.quoteDays), meaning: 'to order by e-mail (sample)' },
  },
  {
    title: 'Confirmation',
    paper: 'confirmation',
    days: { figure: `${delivery.days} working days`, meaning: 'from your order to delivery' },
  },
  {
    title: 'Invoice',
    paper: 'invoice',
    days: { figure: paymentTerm, meaning: 'for organisations to pay (sample)' },
  },
];

/** Each step with its paper and the days that follow. */
export function OrderSteps({ title }: { title: string }) {
  return (
    <Section background="ink" isShort labelledBy={slugOf(title)}>
      <ProseHeading className="h2 mb-4">{title}</ProseHeading>
      <ol className={`plain-list ${styles.steps}`}>
        {steps.map(({ title, paper, days }, index) => (
          <li key={title}>
            <div className="d-print-none">
              <OrderPaper kind={paper} />
            </div>
            <h3 className="mt-3 mb-1 small text-cyan">
              {`Step ${index + 1}`}
              <span className="visually-hidden">: {title}</span>
            </h3>
            <p className="m-0">
              <b className="h3 num d-block text-reset mb-0">{days.figure}</b>
              <span className="d-block muted">{days.meaning}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
