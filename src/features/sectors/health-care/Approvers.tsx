import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { contactUrl } from '@/lib/links/contact-url';
import { ScrollRegion } from '../ScrollRegion';

export type ApproversProps = {
  title: string;
  action: string;
  rows: readonly { role: string; question: string; answer: string; figure: string; unit: string }[];
};

export function Approvers({ title, action, rows }: ApproversProps) {
  return (
    <Section tone="porcelain">
      <div className="d-flex flex-wrap align-items-baseline justify-content-between gap-3 mb-4">
        <h2 data-aos="fade-up">{title}</h2>
        <ArrowLink to={contactUrl('survey')}>{action}</ArrowLink>
      </div>
      <ScrollRegion label="What each of the four asks">
        {rows.map(({ role, question, answer, figure, unit }) => (
          <li className="border-top border-dark pt-3" key={role}>
            <p className="m-0">
              <span className="num title d-block">{figure}</span> <small className="muted">{unit}</small>
            </p>
            <p className="label mt-3 mb-1">{role}</p>
            <h3 className="item">{question}</h3>
            <p className="small muted mt-2 mb-0">{answer}</p>
          </li>
        ))}
      </ScrollRegion>
    </Section>
  );
}
