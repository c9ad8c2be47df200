// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { startDetailsFallbacks } from '@/lib/browser/details-fallbacks';
import { hrefOf, show, texts } from '@/mocks/show';
import { QuestionsSection } from './QuestionsSection';

// Runs alone: it adds listeners to the document for good.
beforeAll(startDetailsFallbacks);

const questions = [
  { title: 'How loud is it?', body: ['Below 20 dB(A) at speed 1.'] },
  { title: 'Where should it stand?', body: ['20 cm from the wall.', 'With nothing on top.'] },
];

function open() {
  show(<QuestionsSection title="Asked before you buy" questions={questions} />);
  return userEvent.setup();
}

const question = (name: string) => screen.getByRole('heading', { level: 3, name });
const isOpen = (name: string) => question(name).closest('details')?.open;

describe('the questions', () => {
  it('open with the first answer, each question a heading of the third level', () => {
    open();
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(['How loud is it?', 'Where should it stand?']);
    expect(isOpen('How loud is it?')).toBe(true);
    expect(isOpen('Where should it stand?')).toBe(false);
  });

  it('has those beyond the listed in a fold, which names how many there are', async () => {
    show(<QuestionsSection title="Asked before you buy" questions={questions} listed={1} />);
    const fold = screen.getByText('All two questions').closest('details') as HTMLDetailsElement;
    expect(fold).toContainElement(screen.getByText('With nothing on top.'));
    expect(fold).not.toContainElement(screen.getByText('Below 20 dB(A) at speed 1.'));
    await userEvent.click(screen.getByText('All two questions'));
    expect(fold).toHaveAttribute('open');
  });

  it('end with a link that starts a message', () => {
    open();
    expect(hrefOf('Ask a question')).toBe('/contact?about=question');
  });
});

test('one question is open at a time across the fold, all of them on the page in order', async () => {
  const questions = Array.from({ length: 7 }, (_, index) => ({
    title: `Question ${index + 1}?`,
    body: [`Answer ${index + 1}.`],
  }));
  show(<QuestionsSection title="Asked before you buy" questions={questions} listed={6} />);
  const opened = () => texts([...document.querySelectorAll('details[open] > summary > h3')]);
  expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(questions.map(({ title }) => title));
  expect(opened()).toEqual(['Question 1?']);
  await userEvent.click(screen.getByText('Question 7?'));
  await waitFor(() => expect(opened()).toEqual(['Question 7?']));
});
