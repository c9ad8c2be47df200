import { ArrowLink } from '@/components/ui/ArrowLink';
import { Disclosure } from '@/components/ui/Disclosure';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { RichText } from '@/components/ui/RichText';
import type { Question } from '@/data/questions/question';
import { href } from '@/lib/links/href';
import { plainText } from '@/domain/rich-text';

type QuestionItemProps = {
  question: Question;
  /** Only one question of a group is open. */
  group: string;
  startsOpen: boolean;
};

export function QuestionItem({ question, group, startsOpen }: QuestionItemProps) {
  const { title, body, evidence, more } = question;
  return (
    <Disclosure group={group} title={title} startsOpen={startsOpen}>
      {body.map((paragraph, index) => (
        <p key={plainText(paragraph)}>
          <RichText text={paragraph} />
          {evidence && index === body.length - 1 && <EvidenceLink line={evidence} />}
        </p>
      ))}
      {more && <ArrowLink to={href(more.page)}>{more.label}</ArrowLink>}
    </Disclosure>
  );
}
