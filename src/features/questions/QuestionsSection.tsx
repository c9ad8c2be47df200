import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import type { Question } from '@/data/questions/question';
import { countWord } from '@/lib/format/count-word';
import { contactUrl } from '@/lib/links/contact-url';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Disclosure } from '@/components/ui/Disclosure';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { RichText } from '@/components/ui/RichText';
import { href } from '@/lib/links/href';
import { slugOf } from '@/lib/parse/slug';
import { plainText } from '@/domain/rich-text';
import styles from './QuestionsSection.module.scss';

type QuestionsSectionProps = {
  title: string;
  questions: readonly Question[];
  background?: 'white' | 'porcelain';
  /** Number of questions in the list; the others stand in a fold below it. */
  listed?: number;
};

type QuestionItemProps = {
  question: Question;
  /** Only one question of a group is open. */
  group: string;
  startsOpen: boolean;
};

/** A question that opens its answer. */
export function QuestionItem({ question, group, startsOpen }: QuestionItemProps) {
  const { title, body, evidence, more } = question;
  return (
    <Disclosure group={group} title={title} id={slugOf(title)} startsOpen={startsOpen}>
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

/** The questions of a page in two columns; those after `listed` open on request. */
export function QuestionsSection({
  title,
  questions,
  background = 'white',
  listed = questions.length,
}: QuestionsSectionProps) {
  const headingId = useId();
  const group = useId();
  const items = questions.map((question, index) => (
    <QuestionItem key={question.title} question={question} group={group} startsOpen={index === 0} />
  ));
  const rows = items.slice(0, listed);
  if (questions.length > listed) {
    rows.push(
      <Fold key="all" className="border-bottom" summary={`All ${countWord(questions.length)} questions`}>
        {items.slice(listed)}
      </Fold>,
    );
  }
  // The open answer is as tall as two closed rows.
  const half = Math.max(1, Math.floor((rows.length - 2) / 2));
  return (
    <Section id="questions" background={background} labelledBy={headingId}>
      <div className="d-flex flex-wrap align-items-end justify-content-between gap-3 mb-4">
        <h2 data-aos="fade-up" id={headingId}>
          {title}
        </h2>
        <ButtonLink to={contactUrl('question')} variant="line" hasArrow>
          Ask a question
        </ButtonLink>
      </div>
      <div className={`${styles.list} ${styles.columns}`}>
        <div className="d-flex flex-column">{rows.slice(0, half)}</div>
        <div className="d-flex flex-column">{rows.slice(half)}</div>
      </div>
    </Section>
  );
}
