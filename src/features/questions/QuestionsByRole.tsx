import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import type { Question } from '@/data/questions/question';
import { QuestionItem } from './QuestionsSection';
import styles from './QuestionsSection.module.scss';

type QuestionsByRoleProps = {
  title: string;
  /** `RoleQuestions` of each who approves a purchase. */
  children: ReactNode;
};

/** Questions in groups, one for each kind of reader. */
export function QuestionsByRole({ title, children }: QuestionsByRoleProps) {
  const headingId = useId();
  return (
    <Section id="questions" labelledBy={headingId}>
      <h2 data-aos="fade-up" id={headingId} className="mb-3 mb-lg-5">
        {title}
      </h2>
      <Row className="gx-lg-5 row-gap-4 row-gap-lg-5">{children}</Row>
    </Section>
  );
}

type RoleQuestionsProps = {
  who: string;
  /** What this reader looks for first. */
  figure: string;
  unit: string;
  questions: readonly Question[];
  /** Rows of the same list. */
  children: ReactNode;
};

/** The questions of one reader below a figure. */
export function RoleQuestions({ who, figure, unit, questions, children }: RoleQuestionsProps) {
  const group = useId();
  return (
    <Col lg={6} className={styles.list}>
      <p className="label mb-1">{who}</p>
      <p className="num h3 text-teal mb-1">{figure}</p>
      <p className="muted mb-3">{unit}</p>
      <div>
        {questions.map((question) => (
          <QuestionItem key={question.title} question={question} group={group} startsOpen={false} />
        ))}
        {children}
      </div>
    </Col>
  );
}
