import { Children, type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Fold } from '@/components/ui/Fold';
import type { Question } from '@/data/questions/question';
import { capitalised, countWord } from '@/lib/format/count-word';
import { QuestionItem } from './QuestionsSection';
import styles from './QuestionsSection.module.scss';

type SectorQuestionsProps = {
  title: string;
  /** What a machine leaves to others, said once on a page. */
  limits?: { title: string; text: string };
  questions: readonly Question[];
  /** Beside: one list at the right of the heading. Halves: one list in two columns below it. */
  layout: 'beside' | 'halves';
  /** So many questions stand in the list, the others in a fold at its end. */
  listed?: number;
  /** Below what a machine leaves to others, where the list stands beside the heading. */
  aside?: ReactNode;
  /** Rows of the same list. */
  children?: ReactNode;
};

/** The questions of a sector, all of them closed, and what else a buyer opens; rows of the same ground follow. */
export function SectorQuestions({
  title,
  limits,
  questions,
  layout,
  listed = questions.length,
  aside,
  children: papers,
}: SectorQuestionsProps) {
  const headingId = useId();
  const group = useId();
  const items = questions.map((question) => (
    <QuestionItem key={question.title} question={question} group={group} startsOpen={false} />
  ));
  const all = [...items.slice(0, listed), ...Children.toArray(papers)];
  if (questions.length > listed) {
    all.push(
      <Fold key="more" summary={`${capitalised(countWord(questions.length - listed))} more questions`}>
        {items.slice(listed)}
      </Fold>,
    );
  }
  const isBeside = layout === 'beside';
  const half = Math.ceil(all.length / 2);
  const limitsText = limits && <LimitsText {...limits} />;
  const columns = isBeside ? [all] : [all.slice(0, half), all.slice(half)];
  return (
    <Section id="questions" labelledBy={headingId} className="pb-0">
      <Row className="row-gap-3 row-gap-lg-4 d-print-block">
        <Col lg={isBeside ? 5 : limits ? 7 : 12}>
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          {isBeside && limitsText && <div className="mt-2 mt-lg-4 pe-lg-4">{limitsText}</div>}
          {aside && <div className="mt-3 mt-lg-4 pe-lg-4">{aside}</div>}
        </Col>
        {!isBeside && limitsText && (
          <Col lg={{ span: 4, offset: 1 }} className="align-self-end">
            {limitsText}
          </Col>
        )}
        <Col lg={isBeside ? 7 : 12} className={`${styles.list} ${isBeside ? '' : styles.columns}`}>
          {columns.map((column, index) => (
            <div key={index}>{column}</div>
          ))}
        </Col>
      </Row>
    </Section>
  );
}

function LimitsText({ title, text }: NonNullable<SectorQuestionsProps['limits']>) {
  return (
    <>
      <h3 className="label mb-1">{title}</h3>
      <p className="m-0 muted text-balance">{text}</p>
    </>
  );
}
