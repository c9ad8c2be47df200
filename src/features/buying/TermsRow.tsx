import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { ProseHeading } from '@/components/text/mdx-components';
import { slugOf } from '@/lib/parse/slug';

type TermsRowProps = {
  title: string;
  facts: readonly { figure: string; meaning: ReactNode }[];
  note: ReactNode;
};

/** Three terms of the sale, each under its figure. */
export function TermsRow({ title, facts, note }: TermsRowProps) {
  return (
    <Row as="section" aria-labelledby={slugOf(title)} className="gy-3 py-4 py-lg-5">
      <Col xl={3}>
        <ProseHeading className="title mb-0">{title}</ProseHeading>
      </Col>
      <Col xl={9}>
        <Row className="gy-3">
          {facts.map(({ figure, meaning }) => (
            <Col md={4} key={figure}>
              <Row as="p" className="gx-3 mb-0">
                <Col as="b" xs={12} className="h3 mb-0 num text-reset text-balance">
                  {figure}
                </Col>
                <Col as="span" xs={12}>
                  {meaning}
                </Col>
              </Row>
            </Col>
          ))}
          <Col as="p" xs={12} className="mb-0 small muted">
            {note}
          </Col>
        </Row>
      </Col>
    </Row>
  );
}
