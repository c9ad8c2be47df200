// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show, texts } from '@/mocks/show';
import AboutPage from '@/pages/AboutPage';

beforeEach(() => {
  show(<AboutPage />);
});

describe('the about page', () => {
  it('shows the story, the test, the partnership and the questions', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'We sell air you can measure',
      'How a machine is tested, and how it works',
      'Trusted Partnership',
      'Questions about us',
    ]);
    expect(screen.getByRole('heading', { level: 3, name: /^ISO:14644/ })).toBeInTheDocument();
  });

  it('answers seven questions of its own, the first one open', () => {
    const region = within(screen.getByRole('region', { name: 'Questions about us' }));
    const questions = region.getAllByRole('heading', { level: 3 });
    expect(questions).toHaveLength(7);
    expect(questions.map((question) => question.closest('details')?.open)).toEqual([
      true,
      ...Array<boolean>(6).fill(false),
    ]);
  });

  it('has the four points of the partnership, the four figures and the limits', () => {
    const partnership = screen.getByRole('region', { name: 'Trusted Partnership' });
    expect(texts(within(partnership).getAllByRole('heading', { level: 3 }))).toEqual([
      '“ISO certified”',
      'Confidence matters',
      'UK based in Nottingham',
      'Partnership',
      'What a purifier does not do',
      'MARS in numbers',
    ]);
  });

  it('offers the film of the story', () => {
    expect(screen.getByRole('button', { name: /^Watch the story/ })).toHaveAttribute('aria-haspopup', 'dialog');
  });
});
