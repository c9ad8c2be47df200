import type { BuiltPage } from '../read-site';
import { plain } from '../page-facts';
import { partsOf, textOf, thingsOfType } from '../things';
import { slugOf } from '../../../../src/lib/parse/slug';
import { questionsTitle } from '../../../vite/prose-facts';
import { unseen } from './seen';

/** What the page lists as questions: those that fold, and the third-level headings of their section. */
function shownQuestions({ document }: BuiltPage): string[] {
  const questions = [...document.querySelectorAll('#questions summary')];
  const faqs = document.getElementById(slugOf(questionsTitle));
  for (let next = faqs?.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
    if (next.tagName === 'H3') questions.push(next);
  return questions.map((element) => plain(element.textContent ?? ''));
}

/** Every question of the page, in its order, with the answer that stands there. */
export function questionWords(page: BuiltPage): string[] {
  const told = thingsOfType(page, 'FAQPage').flatMap((list) => partsOf(list, 'mainEntity'));
  const answers = told.flatMap((question) => partsOf(question, 'acceptedAnswer'));
  const names = told.map((question) => textOf(question, 'name')).join(' | ');
  const shown = shownQuestions(page).join(' | ');
  return [
    ...(names === shown ? [] : [`asks "${shown}", its mark-up "${names}"`]),
    ...unseen(
      page,
      'Answer',
      answers.map((answer) => textOf(answer, 'text')),
    ),
  ];
}
