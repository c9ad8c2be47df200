import type { FAQPage } from 'schema-dts';
import type { Question } from '@/data/questions/question';
import { plainText } from '@/domain/rich-text';

export function faqPage(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: body.map(plainText).join('\n\n') },
    })),
  };
}
