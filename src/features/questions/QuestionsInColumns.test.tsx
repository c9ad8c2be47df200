// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { startDetailsFallbacks } from '@/lib/browser/details-fallbacks';
import { QuestionsInColumns } from './QuestionsInColumns';

// Runs alone: it adds listeners to the document for good.
beforeAll(startDetailsFallbacks);

const questions = Array.from({ length: 7 }, (_, index) => ({
  title: `Question ${index + 1}?`,
  body: [`Answer ${index + 1}.`],
}));

function open(count: number) {
  render(<QuestionsInColumns title="Asked before you buy" questions={questions.slice(0, count)} />, {
    wrapper: MemoryRouter,
  });
  return userEvent.setup();
}

const opened = () => [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

describe('questions in columns', () => {
  it('are all on the page in order, with the first one open', () => {
    open(7);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      questions.map(({ title }) => title),
    );
    expect(opened()).toEqual(['Question 1?']);
    expect(screen.getByText('Answer 7.')).toBeInTheDocument();
  });

  it('open one at a time', async () => {
    const user = open(7);
    await user.click(screen.getByText('Question 7?'));
    await waitFor(() => expect(opened()).toEqual(['Question 7?']));
  });
});
