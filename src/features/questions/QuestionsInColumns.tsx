import { useId, useState } from 'react';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import type { Question } from '@/data/questions/question';
import { contactHref } from '@/lib/contact-href';
import { QuestionItem } from './QuestionItem';
import styles from './QuestionsInColumns.module.scss';

export type QuestionsInColumnsProps = { title: string; questions: readonly Question[] };

/** The first column holds two, of which the first is open; the second begins with three. */
const inFirstColumn = 2;
const shownAtFirst = 5;

/**
 * Questions in two columns, five of them at first and the others at a press. All stand in the HTML, and all are in sight
 * where there is no script to press with.
 */
export function QuestionsInColumns({ title, questions }: QuestionsInColumnsProps) {
  const headingId = useId();
  const group = useId();
  const [showsAll, setShowsAll] = useState(false);
  const columns = [questions.slice(0, inFirstColumn), questions.slice(inFirstColumn)];
  return (
    <Section id="questions" labelledBy={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.columns}>
        {columns.map((column, columnIndex) => (
          <div key={columnIndex}>
            {column.map((question, row) => {
              const index = columnIndex * inFirstColumn + row;
              const isFolded = index >= shownAtFirst && !showsAll;
              return (
                <QuestionItem
                  key={question.title}
                  question={question}
                  group={group}
                  startsOpen={index === 0}
                  className={isFolded ? styles.folded : undefined}
                />
              );
            })}
            {columnIndex === 1 && (
              <div className={styles.more}>
                {questions.length > shownAtFirst && !showsAll && (
                  <button type="button" className={styles.all} onClick={() => setShowsAll(true)}>
                    All {questions.length} questions
                  </button>
                )}
                <ArrowLink to={contactHref('question')}>Ask a question</ArrowLink>
              </div>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
