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
  /** In a column of a band, or a section of its own in two columns. */
  layout?: 'column' | 'halves';
  /** Number of questions in the list; the others stand in a fold at its end. */
  listed?: number;
  /** Rows of the same list. */
  children?: ReactNode;
};

/** The questions of a sector, all of them closed, and what else a buyer opens. */
export function SectorQuestions({
  title,
  limits,
  questions,
  layout = 'column',
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
  const heading = (
    <h2 data-aos="fade-up" id={headingId} className={layout === 'column' ? 'mb-3' : ''}>
      {title}
    </h2>
  );
  if (layout === 'column') {
    return (
      <section id="questions" aria-labelledby={headingId}>
        {heading}
        {limits && (
          <p className="mb-3">
            <b>{limits.title}.</b> {limits.text}
          </p>
        )}
        <div className={styles.list}>
          <div>{all}</div>
        </div>
      </section>
    );
  }
  const half = Math.ceil(all.length / 2);
  return (
    <Section id="questions" labelledBy={headingId} className="pb-0">
      {heading}
      <div className={`mt-3 mt-lg-4 ${styles.list} ${styles.columns}`}>
        <div>{all.slice(0, half)}</div>
        <div>{all.slice(half)}</div>
      </div>
    </Section>
  );
}
