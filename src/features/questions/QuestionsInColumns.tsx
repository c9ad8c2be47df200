import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import type { Question } from '@/data/questions/question';
import { capitalised, countWord } from '@/lib/format/count-word';
import { contactUrl } from '@/lib/links/contact-url';
import { QuestionItem } from './QuestionItem';
import styles from './QuestionsInColumns.module.scss';

export type QuestionsInColumnsProps = { title: string; questions: readonly Question[] };

const inSight = 3;

export function QuestionsInColumns({ title, questions }: QuestionsInColumnsProps) {
  const headingId = useId();
  const group = useId();
  const item = (question: Question, index: number) => (
    <QuestionItem key={question.title} question={question} group={group} startsOpen={index === 0} />
  );
  const rest = questions.slice(inSight);
  return (
    <Section id="questions" labelledBy={headingId}>
      <div className={`align-items-start ${styles.columns}`}>
        <h2 id={headingId}>{title}</h2>
        <div>
          {questions.slice(0, inSight).map(item)}
          <div className={`d-flex flex-wrap align-items-baseline justify-content-between pt-2 ${styles.foot}`}>
            {rest.length > 0 && (
              <details className={styles.rest}>
                <summary>
                  {capitalised(countWord(rest.length))} more question{rest.length > 1 && 's'}
                </summary>
                {rest.map((question, index) => item(question, inSight + index))}
              </details>
            )}
            <ArrowLink to={contactUrl('question')} arrow={false}>
              Ask a question
            </ArrowLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
