import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { contactUrl } from '@/lib/links/contact-url';
import { ScrollRegion } from '../ScrollRegion';
import styles from './HealthCare.module.scss';

export type ApproversProps = {
  title: string;
  action: string;
  rows: readonly { role: string; question: string; answer: string; figure: string; unit: string }[];
};

export function Approvers({ title, action, rows }: ApproversProps) {
  return (
    <Section tone="porcelain">
      <div className={`d-flex flex-wrap align-items-baseline justify-content-between mb-4 ${styles.head}`}>
        <h2 data-aos="fade-up">{title}</h2>
        <ArrowLink to={contactUrl('survey')}>{action}</ArrowLink>
      </div>
      <ScrollRegion label="What each of the four asks" className={styles.row}>
        <ol className={`plain-list ${styles.people}`}>
          {rows.map(({ role, question, answer, figure, unit }) => (
            <li className="border-top border-dark" key={role}>
              <p className={styles.figure}>
                <span className="num">{figure}</span> <small>{unit}</small>
              </p>
              <p className={styles.who}>{role}</p>
              <h3 className="mt-1 item">{question}</h3>
              <p className="small muted">{answer}</p>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </Section>
  );
}
