import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PhoneLink, ProseHeading } from './mdx-components';

type AskRowProps = {
  title: string;
  text: string;
  to: string;
  /** The words on the button. */
  children: ReactNode;
  className?: string;
};

/** The last row of a page: what to ask for, and the button that does it. */
export function AskRow({ title, text, to, children, className = '' }: AskRowProps) {
  return (
    <Row className={`gy-3 align-items-end d-print-none ${className}`}>
      <Col lg={8}>
        <ProseHeading className="h2 mb-2">{title}</ProseHeading>
        <p className="m-0">{text}</p>
      </Col>
      <Col lg={4} className="text-lg-end">
        <ButtonLink to={to} hasArrow>
          {children}
        </ButtonLink>
      </Col>
    </Row>
  );
}

type AskLineProps = Pick<AskRowProps, 'to' | 'children'>;

/** In the head of a page: a button, and the telephone number beside it. */
export function AskLine({ to, children }: AskLineProps) {
  return (
    <p className="d-flex flex-wrap column-gap-3 row-gap-2 align-items-center mt-4 mb-0 d-print-none">
      <ButtonLink to={to} variant="accent">
        {children}
      </ButtonLink>
      <PhoneLink />
    </p>
  );
}
