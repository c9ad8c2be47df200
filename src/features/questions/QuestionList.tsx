import { useId } from 'react';
import type { Question } from '@/data/questions/question';
import { QuestionItem } from './QuestionItem';

export type QuestionListProps = { questions: readonly Question[] };

/** Questions that open one at a time, the first of them at once; pressing an open one closes it. */
export function QuestionList({ questions }: QuestionListProps) {
  const group = useId();
  return (
    <div>
      {questions.map((question, index) => (
        <QuestionItem key={question.title} question={question} group={group} startsOpen={index === 0} />
      ))}
    </div>
  );
}
