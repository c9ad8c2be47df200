// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { hrefOf, show, texts } from '@/mocks/show';
import ProductPage from '@/pages/ProductPage';
import { priceOf } from '@/mocks/price-of';

vi.mock('@/components/widgets/start-carousel', () => ({
  startCarousel: () => ({ show: () => {}, play: () => {}, pause: () => {}, end: () => {} }),
}));

// Reduced motion for the whole file, because effects may run after a test.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));

async function open(slug: string) {
  const view = await act(async () =>
    show(
      <Suspense>
        <Routes>
          <Route path="/product-details/:slug" element={<ProductPage />} />
        </Routes>
      </Suspense>,
      `/product-details/${slug}`,
    ),
  );
  await screen.findByRole('heading', { level: 1 });
  return view;
}

function downloads() {
  const support = within(screen.getByRole('tabpanel', { name: 'Support', hidden: true }));
  return support
    .getAllByRole('link', { name: /^(Brochure|Installation manual)/, hidden: true })
    .map((link) => link.getAttribute('href'));
}

describe('the page of a purifier', () => {
  it('names it, its category and its figures, with the area it serves and the basis of its airflow', async () => {
    await open('generation-x');
    expect(screen.getByRole('heading', { level: 1, name: 'Generation X' })).toBeVisible();
    expect(screen.getByText('Category: Domestic')).toBeVisible();
    const [price] = screen.getAllByText(priceOf('generation-x'));
    expect(price?.parentElement).toHaveTextContent(`List price ${priceOf('generation-x')} including VAT`);
    expect(screen.getAllByText(/^Rooms up to/)[0]).toHaveTextContent('Rooms up to 36 m² at talking speed, window open');
    expect(screen.getByText(/^One for a living room/)).toHaveTextContent(
      'With the window shut it suits 30 m². It brings in no fresh air and does not lower CO₂: ventilation is still needed.',
    );
    expect(screen.getByRole('link', { name: 'Rated and tested airflow', hidden: true })).toHaveAttribute(
      'href',
      '/evidence#airflow',
    );
    expect(screen.getByRole('button', { name: 'Price On Request' })).toBeVisible();
  });

  it('marks stand-in figures as estimated or samples and says what that means', async () => {
    await open('generation-x');
    const specification = within(screen.getByRole('table', { name: 'Specification of Generation X', hidden: true }));
    const labels = texts(specification.getAllByRole('rowheader', { hidden: true }));
    const mark = labels.findIndex((label) => label.startsWith('Estimated'));
    expect(labels.filter((label) => label.startsWith('Estimated'))).toHaveLength(1);
    expect(labels.indexOf('CADR (rated airflow)')).toBeLessThan(mark);
    expect(labels.indexOf('Power')).toBeGreaterThan(mark);
    expect(labels[mark]).toContain('not yet tested');
  });

  it('shows each speed with its airflow and its sound', async () => {
    await open('generation-x');
    const loud = within(screen.getByRole('region', { name: 'How loud it is' }));
    expect(loud.getByRole('img')).toHaveAccessibleName(
      'Generation X: speed 1, 145 m³/h at 19 dB(A); speed 2, 265 m³/h at 32 dB(A); speed 3, 440 m³/h at 43 dB(A); speed 4, 727 m³/h at 54 dB(A)',
    );
    expect(loud.getByText(/on speed 3/).parentElement).toHaveTextContent(
      '43 dB(A) on speed 3, for which our rooms are sized: you can talk over it. Noise, and airflow below full speed, are estimated.',
    );
  });

  it('lists its stages once, as the key features at the opened machine', async () => {
    await open('generation-z');
    const inside = within(screen.getByRole('region', { name: /^Inside Generation\sZ: six stages$/ }));
    expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 7))).toEqual([
      '1 Large',
      '2 Activ',
      '3 Medic',
      '4 UV-C ',
      '5 Ion t',
      '6 Photo',
    ]);
    expect(screen.getAllByText('Ion technology')).toHaveLength(1);
    expect(inside.getByRole('button', { name: 'Open it in 3D' })).toBeVisible();
  });

  it('sizes one room near the price, at both speeds, and ends with price, button and telephone', async () => {
    await open('generation-y');
    const line = screen.getAllByText(/^A surgery of 4.5 × 3.5 × 2.6 m/)[0];
    expect(line).toHaveTextContent(
      ': 9.8 air changes an hour on speed 3, at 42 dB(A), estimated. At full speed 15.5 by our test.',
    );
    const end = within(screen.getByRole('region', { name: `Generation Y, ${priceOf('generation-y')}` }));
    expect(end.getByText(/Including VAT/)).toBeVisible();
    expect(end.getByRole('button', { name: 'Get a written quote' })).toBeVisible();
  });

  it('says what Generation X and Y have over each other, on both pages', async () => {
    const { unmount } = await open('generation-x');
    expect(screen.getByText('For most rooms: more air for its list price than Y or Z.')).toBeVisible();
    unmount();
    await open('generation-y');
    expect(screen.getByText(/Need neither shell nor sheet\? Generation X costs less/)).toBeVisible();
  });

  it.each(['generation-s', 'generation-x', 'generation-y', 'generation-z'])(
    'offers its own manual and its own brochure under Support, with the warranty: %s',
    async (slug) => {
      await open(slug);
      expect(downloads()).toEqual([`/downloads/${slug}-manual.pdf`, `/downloads/${slug}-brochure.pdf`]);
      expect(document.querySelector('[role=tabpanel][id*=support i]')).toHaveTextContent('1 year service warranty');
    },
  );

  it('shows the film for Clinical and Domestic, and one for Industrial, but none for a bottle', async () => {
    const film = () => screen.queryByRole('button', { name: /Play the film/ });
    const { unmount } = await open('generation-y');
    expect(film()).toBeInTheDocument();
    unmount();
    await open('generation-z');
    expect(film()).toBeInTheDocument();
    cleanup();
    await open('achilles-water-bottle-white');
    expect(film()).not.toBeInTheDocument();
  });

  it('leads to its filter and to the meter', async () => {
    await open('generation-z');
    for (const link of screen.getAllByRole('link', { name: /Gen Z Filter/ })) {
      expect(link).toHaveAttribute('href', '/product-details/gen-z-filter');
    }
    expect(hrefOf(/Mars Air Sense/)).toBe('/product-details/mars-air-sense');
  });
});

describe('the page of anything else', () => {
  it('has no key features and no manual for a bottle', async () => {
    await open('achilles-water-bottle-black');
    expect(screen.queryByText('Key features')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /manual/i, hidden: true })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Brochure/, hidden: true })).toBeInTheDocument();
  });

  it.each(['achilles-water-bottle-white', 'achilles-water-bottle-black'])(
    'offers its brochure alone, with the warranty: %s',
    async (slug) => {
      await open(slug);
      expect(downloads()).toEqual([`/downloads/${slug}-brochure.pdf`]);
      expect(screen.getByRole('tabpanel', { name: 'Support', hidden: true })).toHaveTextContent(
        '1 year service warranty',
      );
    },
  );

  it('has neither tabs nor downloads for the meter, but its own block and one table', async () => {
    const { container } = await open('mars-air-sense');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(container.querySelector('a[href$=".pdf"]')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Keep it on while CO₂ settles' })).toBeVisible();
    expect(screen.getAllByRole('table')[0]).toHaveTextContent('After 1 hour of inactivity');
  });

  it('says of a filter what it fits, when to change it and how, in three pictured steps', async () => {
    await open('gen-y-filter');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(hrefOf('Generation Y')).toBe('/product-details/generation-y');
    expect(screen.getByRole('heading', { name: 'Change it every 6 to 12 months' })).toBeVisible();
    expect(screen.getByText(/red dot/)).toHaveTextContent('4,380');
    const steps = within(screen.getByRole('region', { name: 'Your staff change it without tools' }));
    expect(texts(steps.getAllByRole('heading', { level: 3 }))).toEqual([
      '1Open it',
      '2Swap the cartridge',
      '3Start it again',
    ]);
    expect(steps.getAllByRole('img')).toHaveLength(3);
  });
});
