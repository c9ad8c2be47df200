// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { texts } from '@/mocks/show';
import { evidence } from '@/data/evidence';
import { EvidenceClaims } from './EvidenceClaims';
import { EvidenceSearch } from './EvidenceSearch';

beforeEach(() => {
  render(
    <>
      <EvidenceSearch />
      <EvidenceClaims />
    </>,
  );
});

const openSubjects = () => texts([...document.querySelectorAll('details[open] > summary h2')]);
const claims = () =>
  [...document.querySelectorAll<HTMLElement>('details:not([hidden]) [data-evidence]:not([hidden])')].map(
    ({ dataset }) => dataset.evidence,
  );
const search = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Search the claims' }), text);

describe('the claims of the evidence page', () => {
  it('are all on the page, folded by subject', () => {
    expect(claims()).toEqual(evidence.flatMap(({ lines }) => lines.map(({ id }) => id)));
    expect(openSubjects()).toEqual([]);
  });

  it('open where a search finds its words', async () => {
    await search('ozone LAMPS');
    expect(claims()).toEqual(['ozone']);
    expect(openSubjects()).toEqual(['Light, carbon and charge']);
    expect(screen.getByRole('status')).toHaveTextContent('1 claim with “ozone LAMPS”');
  });

  it('say when no claim has the words', async () => {
    await search('trombone');
    expect(claims()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No claim has “trombone”');
  });
});
