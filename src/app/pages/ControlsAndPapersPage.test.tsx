// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { initialMessageFor } from '@/config/enquiry-topics';
import { isSample } from '@/config/sample';
import { controlAnswers } from '@/data/products/controls';
import { hrefOf, show, texts } from '@/mocks/show';
import ControlsAndPapersPage from '@/pages/ControlsAndPapersPage';

beforeEach(() => {
  show(<ControlsAndPapersPage />);
});

describe('the page about the controls and papers of a machine', () => {
  it('answers what buyers ask, those after the first in the list of contents', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'The machine’s controls and papers' })).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(texts(headings)).toEqual([
      'What a touch does',
      'Timer: none in the machine',
      'Lock: none',
      'After a power cut: off until touched',
      'Display: lit while the machine runs',
      'Automatic mode: none, the speed stays as you set it',
      'Lamp and ion stage: no switch of their own',
      'Disinfectants on Generation Y',
      'Sockets and cable',
      'Declaration of conformity',
      'Papers that you can have now',
    ]);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(headings.slice(1).map(({ id }) => `#${id}`));
  });

  it('marks each answer that the owner has not confirmed as a sample', () => {
    const text = screen.getByRole('article').textContent;
    for (const answer of Object.values(controlAnswers)) {
      expect(isSample(answer)).toBe(true);
      expect(text).toContain(`${answer.sample} (sample)`);
    }
  });

  it('says what is not stated yet, each with a question that is ready to send', () => {
    const open = screen.getAllByText('Not stated yet:').map((label) => label.closest('div') as HTMLElement);
    expect(open).toHaveLength(4);
    const topics = open.map((line) => within(line).getByRole('link').getAttribute('href')?.split('?about=')[1] ?? '');
    expect(new Set(topics).size).toBe(4);
    for (const topic of topics) expect(initialMessageFor(topic)).toMatch(/\?|^Please send us/);
  });

  it('has the manual and the brochure of each machine', () => {
    for (const letter of ['S', 'X', 'Y', 'Z']) {
      const row = screen.getByRole('row', { name: new RegExp(`^Generation ${letter} `) });
      expect(hrefOf('Manual', within(row))).toBe(`/downloads/generation-${letter.toLowerCase()}-manual.pdf`);
    }
  });
});
