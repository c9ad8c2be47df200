// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { homeQuestions } from '@/data/questions/home';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showLoaded, texts } from '@/mocks/show';
import HomePage from '@/pages/HomePage';
import { priceOf } from '@/mocks/price-of';

// jsdom has no media queries; with less motion nothing types.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
);

async function open() {
  await showLoaded(<HomePage />);
  await screen.findByRole('heading', { name: 'Work out your air changes' });
}

describe('the home page', () => {
  it('has one h1 with the specified words', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'Clinical, Industrial and Domestic Air Purification System',
      }),
    ).toBeInTheDocument();
  });

  it('names six stages, the way from four cards to the form, eight things filtered, and answers twelve questions', async () => {
    await open();
    const film = screen.getByRole('region', { name: /Six stages, in the order/ });
    expect(
      within(film)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.slice(1, 8)),
    ).toEqual(['Large-p', 'Activat', 'Medical', 'UV-C st', 'Ion tec', 'Photoca']);
    for (const [title, text] of [
      ['ISO:29463', /class H13/],
      ['Ultra Portable', /kg \(sample\)/],
      ['Quiet Operation', /From below 20 dB\(A\)/],
      ['Low Maintenance Cost', /lamp extra/],
    ] as const) {
      const link = screen.getByRole('link', { name: `${title}: ask us about it` });
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/contact\?about=/));
      const card = link.closest('li') as HTMLElement;
      expect(card).toHaveTextContent(text);
    }
    const section = screen.getByRole('region', { name: 'What MARS Filters And Kills' });
    expect(texts(within(section).getAllByRole('heading', { level: 3 }))).toEqual([
      'Viruses',
      'Bacteria',
      'Fungi',
      'Compounds',
      'Mercury Vapour',
      'Pollen',
      'Asbestos',
      'Mould Spores',
    ]);
    expect(within(section).getAllByRole('img', { name: /^Stages? \d/ })).toHaveLength(8);
    expect(within(section).getAllByRole('img', { name: 'Stages 3 and 4' })).toHaveLength(4);
    const questions = screen.getByRole('region', { name: 'Asked before you buy' });
    expect(within(questions).getAllByRole('heading', { level: 3 })).toHaveLength(homeQuestions.length);
  });

  it('shows five partners, and three rooms with the air changes worked out', async () => {
    await open();
    expect(within(screen.getByRole('region', { name: 'Partners' })).getAllByRole('listitem')).toHaveLength(5);
    const captions = [/^Surgery, 41/, /^Classroom, 189/, /^Gym floor, 525/].map((room) =>
      screen.getByText(room).parentElement?.textContent.replace(/\s+/g, ' '),
    );
    expect(captions).toEqual([
      `${priceOf('generation-y')}Surgery, 41 m³: one Generation Y9.8 air changes an hour on speed 3, at 42 dB(A).Get a written quote for yours`,
      `${priceOf('generation-x', 4)}Classroom, 189 m³, windows open: four Generation X6.6 air changes an hour on speed 2, at 38 dB(A) together. WHO asks for at most 35.`,
      `${priceOf('generation-x', 5)}Gym floor, 525 m³: five Generation X6.9 air changes an hour at full speed, 61 dB(A) together, while the music plays.`,
    ]);
  });
});
