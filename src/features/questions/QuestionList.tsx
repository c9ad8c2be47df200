import Accordion from 'react-bootstrap/Accordion';
import { WrittenText } from '@/components/ui/WrittenText';
import type { Question } from '@/data/questions/question';
import { plainText } from '@/lib/written';

export type QuestionListProps = { questions: readonly Question[] };

/** Questions that open one at a time, the first of them at once; pressing an open one closes it. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <Accordion defaultActiveKey="0">
      {questions.map(({ title, body }, index) => (
        <Accordion.Item key={title} eventKey={String(index)}>
          <Accordion.Header as="h3">{title}</Accordion.Header>
          <Accordion.Body>
            {body.map((paragraph) => (
              <p key={plainText(paragraph)}>
                <WrittenText text={paragraph} />
              </p>
            ))}
          </Accordion.Body>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
