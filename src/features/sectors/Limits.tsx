import { type ReactNode, useId } from 'react';
import Container from 'react-bootstrap/Container';

type LimitsProps = { title: string; children: ReactNode };

/** What a machine leaves to others, said once on a page. */
export function Limits({ title, children }: LimitsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pt-2 pt-lg-3 pb-3 pb-lg-4">
      <Container fluid="xxl">
        <h2 id={headingId} className="item mb-1">
          {title}
        </h2>
        <p className="m-0">{children}</p>
      </Container>
    </section>
  );
}
