import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { company } from '@/config/company';
import type { Question } from '@/data/questions/question';
import { countWord } from '@/lib/format/count-word';
import { contactUrl } from '@/lib/links/contact-url';
import { QuestionItem } from './QuestionItem';
import styles from './QuestionsSection.module.scss';

export type QuestionsSectionProps = {
  title: string;
  questions: readonly Question[];
  headingSide?: 'left' | 'right';
  tone?: 'white' | 'porcelain';
  /** So many stand in the list, the others in a fold below it. */
  listed?: number;
};

type QuestionListProps = { questions: readonly Question[]; listed: number };

function QuestionList({ questions, listed }: QuestionListProps) {
  const group = useId();
  const items = questions.map((question, index) => (
    <QuestionItem key={question.title} question={question} group={group} startsOpen={index === 0} />
  ));
  return (
    <>
      <div>{items.slice(0, listed)}</div>
      {questions.length > listed && (
        <Fold summary={`All ${countWord(questions.length)} questions`}>{items.slice(listed)}</Fold>
      )}
    </>
  );
}

export function QuestionsSection({
  title,
  questions,
  headingSide = 'left',
  tone = 'white',
  listed = questions.length,
}: QuestionsSectionProps) {
  const headingId = useId();
  const right = headingSide === 'right';
  return (
    <Section id="questions" tone={tone} labelledBy={headingId}>
      <Row className={styles.row}>
        <Col lg={{ span: 4, offset: right ? 1 : 0 }} className={right ? styles.last : ''}>
          <div className={styles.side}>
            <h2 data-aos="fade-up" id={headingId}>
              {title}
            </h2>
          </div>
        </Col>
        <Col lg={{ span: 7, offset: right ? 0 : 1 }}>
          <QuestionList questions={questions} listed={listed} />
          <p className={`d-flex flex-wrap align-items-center small muted ${styles.ask}`}>
            <ButtonLink to={contactUrl('question')} look="line" arrow>
              Ask a question
            </ButtonLink>
            {company.reply}
          </p>
        </Col>
      </Row>
    </Section>
  );
}
