import type { FAQPage } from 'schema-dts';
import type { Question } from '@/data/questions/question';

/** The questions of a page with their answers, word for word. */
export function faqPage(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: body.join('\n\n') },
    })),
  };
}
