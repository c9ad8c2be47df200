import { useId, type ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Reveal } from '@/components/widgets/Reveal';
import { company } from '@/config/company';
import type { Question } from '@/data/questions/question';
import { contactUrl } from '@/lib/links/contact-url';
import { QuestionItem } from './QuestionItem';
import styles from './QuestionsSection.module.scss';

export type QuestionsSectionProps = {
  title: string;
  lead?: string;
  questions: readonly Question[];
  headingSide?: 'left' | 'right';
  tone?: 'white' | 'porcelain';
  /** Shown under the heading on wide screens. */
  aside?: ReactNode;
};

function QuestionList({ questions }: { questions: readonly Question[] }) {
  const group = useId();
  return (
    <div>
      {questions.map((question, index) => (
        <QuestionItem key={question.title} question={question} group={group} startsOpen={index === 0} />
      ))}
    </div>
  );
}

export function QuestionsSection({
  title,
  lead = `If yours is not here, write to us. ${company.reply}`,
  questions,
  headingSide = 'left',
  tone = 'white',
  aside,
}: QuestionsSectionProps) {
  const headingId = useId();
  const right = headingSide === 'right';
  return (
    <Section id="questions" tone={tone} labelledBy={headingId}>
      <Row className={styles.row}>
        <Col lg={{ span: 4, offset: right ? 1 : 0 }} className={right ? styles.last : ''}>
          <div className={styles.side}>
            <Reveal>
              <h2 id={headingId}>{title}</h2>
            </Reveal>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            {aside && <div className={styles.aside}>{aside}</div>}
          </div>
        </Col>
        <Col lg={{ span: 7, offset: right ? 0 : 1 }}>
          <QuestionList questions={questions} />
          <ButtonLink to={contactUrl('question')} look="line" arrow className={styles.ask ?? ''}>
            Ask a question
          </ButtonLink>
        </Col>
      </Row>
    </Section>
  );
}
