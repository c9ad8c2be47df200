import { Children, type ReactNode, useId } from 'react';
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
  /** Number of questions in the list; the others stand in a fold at its end. */
  listed?: number;
  /** Rows of the same list. */
  children?: ReactNode;
};

/** The questions of a sector in two columns, all of them closed, and what else a buyer opens. */
export function SectorQuestions({
  title,
  limits,
  questions,
  listed = questions.length,
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
      <Fold
        key="more"
        className="border-bottom"
        summary={<span className="item">{capitalised(countWord(questions.length - listed))} more questions</span>}
      >
        {items.slice(listed)}
      </Fold>,
    );
  }
  const half = Math.ceil(all.length / 2);
  return (
    <Section id="questions" labelledBy={headingId} className="pb-0">
      <div className="d-lg-flex align-items-baseline justify-content-between column-gap-5">
        <h2 data-aos="fade-up" id={headingId} className="flex-shrink-0 mw-100">
          {title}
        </h2>
        {limits && (
          <p className="mt-2 mb-0">
            <b>{limits.title}.</b> {limits.text}
          </p>
        )}
      </div>
      <div className={`mt-3 mt-lg-4 ${styles.list} ${styles.columns}`}>
        <div>{all.slice(0, half)}</div>
        <div>{all.slice(half)}</div>
      </div>
    </Section>
  );
}
