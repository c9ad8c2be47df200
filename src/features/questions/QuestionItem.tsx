import Accordion from 'react-bootstrap/Accordion';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { WrittenText } from '@/components/ui/WrittenText';
import type { Question } from '@/data/questions/question';
import { href } from '@/lib/href';
import { plainText } from '@/lib/written';

export type QuestionItemProps = {
  question: Question;
  /** Tells the items of one accordion apart. */
  eventKey: string;
};

/** A question that opens its answer, within an accordion. */
export function QuestionItem({ question: { title, body, evidence, more }, eventKey }: QuestionItemProps) {
  return (
    <Accordion.Item eventKey={eventKey}>
      <Accordion.Header as="h3">{title}</Accordion.Header>
      <Accordion.Body>
        {body.map((paragraph, index) => (
          <p key={plainText(paragraph)}>
            <WrittenText text={paragraph} />
            {evidence && index === body.length - 1 && <EvidenceLink line={evidence} />}
          </p>
        ))}
        {more && <ArrowLink to={href(more.page)}>{more.label}</ArrowLink>}
      </Accordion.Body>
    </Accordion.Item>
  );
}
