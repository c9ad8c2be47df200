import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import type { Question } from '@/data/questions/question';
import { contactUrl } from '@/lib/links/contact-url';
import { QuestionItem } from './QuestionItem';
import styles from './QuestionsInColumns.module.scss';

export type QuestionsInColumnsProps = { title: string; questions: readonly Question[] };

export function QuestionsInColumns({ title, questions }: QuestionsInColumnsProps) {
  const headingId = useId();
  const group = useId();
  const inFirstColumn = Math.floor(questions.length / 2);
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
              return <QuestionItem key={question.title} question={question} group={group} startsOpen={index === 0} />;
            })}
            {columnIndex === 1 && (
              <div className={styles.more}>
                <ArrowLink to={contactUrl('question')}>Ask a question</ArrowLink>
              </div>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
