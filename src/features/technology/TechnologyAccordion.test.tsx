// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { technologyTopics } from '@/data/technology-topics';
import { startDetailsFallbacks } from '@/lib/browser/details-fallbacks';
import { show, texts } from '@/mocks/show';
import { TechnologyAccordion } from './TechnologyAccordion';

// Runs alone: it adds listeners to the document for good.
beforeAll(startDetailsFallbacks);

function open() {
  show(<TechnologyAccordion title="How each stage works" topics={technologyTopics} />);
}

const topic = (name: RegExp) => screen.getByRole('heading', { level: 3, name });

const openTopics = () => texts([...document.querySelectorAll('details[open] > summary')]);

describe('the technology accordion', () => {
  it('shows six topics with the first one open', () => {
    open();
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(
      [
        /^ISO:14644Clean Room Standard$/,
        /^HEPA 13/,
        /^UVC/,
        /^ION Technology/,
        /^Activated Carbon/,
        /^Designed for Clinical Use/,
      ].map((title): unknown => expect.stringMatching(title)),
    );
    expect(openTopics()).toEqual(['ISO:14644Clean Room Standard']);
    expect(screen.getByText('Airflow, read across the outlet')).toBeInTheDocument();
  });

  it('closes an open topic at a second press and leaves its part on the stage', async () => {
    open();
    await userEvent.click(topic(/UVC/));
    await screen.findByText('Stage 4. Meant to inactivate microbes');
    await userEvent.click(topic(/UVC/));
    await waitFor(() => expect(openTopics()).toEqual([]));
    expect(screen.getByText('Stage 4. Meant to inactivate microbes')).toBeInTheDocument();
  });

  it('numbers the stages in the order of the airflow', async () => {
    open();
    for (const [name, stage] of [
      [/Activated Carbon/, 2],
      [/HEPA 13/, 3],
      [/UVC/, 4],
      [/ION Technology/, 5],
    ] as const) {
      await userEvent.click(topic(name));
      await waitFor(() => expect(screen.getByRole('figure')).toHaveTextContent(`Stage ${stage}.`));
    }
  });
});
