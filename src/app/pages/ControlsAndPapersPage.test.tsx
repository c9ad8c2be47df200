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
  it('answers what buyers ask, at addresses that other pages link to', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Controls and papers' })).toBeVisible();
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'What a touch does',
      'Ten answers before you order',
      'Papers, and how you get them',
      'Ask another question',
    ]);
    const answers = screen.getAllByRole('heading', { level: 3 }).filter(({ id }) => id !== '');
    expect(answers.map((heading) => [heading.id, heading.textContent])).toEqual([
      ['sockets-and-cable', 'Socket and cable: One 13\u00a0A socket'],
      ['disinfectants-on-generation-y', 'Disinfectants: On Generation Y'],
      ['declaration-of-conformity', 'Declaration of conformity: With every machine'],
      ['lamp-and-ion-stage-run-with-the-machine', 'Lamp and ion stage: Run with the machine'],
      ['display-lit-while-the-machine-runs', 'Display: Lit while the machine runs'],
      ['app-and-remote-control-none', 'No app, no remote control: A touch is enough'],
      ['automatic-mode-none-the-speed-stays-as-you-set-it', 'No automatic mode: Your speed stays'],
      ['timer-none-in-the-machine', 'No timer: A time switch turns it off only'],
      ['lock-none', 'No lock: A label tells your speed'],
      ['after-a-power-cut-off-until-touched', 'No restart after a power cut: Touch it again'],
    ]);
  });

  it('marks the answers that the owner has not confirmed as samples, in one note above them', () => {
    const text = document.body.textContent;
    expect(text).toMatch(/controls, display and plug are samples until we replace them/);
    for (const answer of Object.values(controlAnswers)) {
      expect(isSample(answer)).toBe(true);
      expect(text).toContain(answer.sample);
    }
  });

  it('says what is not stated yet, each with a question that is ready to send', () => {
    const open = screen.getAllByText('Not stated yet:').map((label) => label.closest('div') as HTMLElement);
    expect(open).toHaveLength(3);
    const topics = open.map((line) => within(line).getByRole('link').getAttribute('href')?.split('?about=')[1] ?? '');
    expect(new Set(topics).size).toBe(3);
    for (const topic of topics) expect(initialMessageFor(topic)).toMatch(/\?|^Please send us/);
  });

  it('has the manual and the brochure of each machine', () => {
    for (const letter of ['S', 'X', 'Y', 'Z']) {
      const row = screen.getByRole('row', { name: new RegExp(`^Generation ${letter} `) });
      expect(hrefOf(`Manual of Generation ${letter}`, within(row))).toBe(
        `/downloads/generation-${letter.toLowerCase()}-manual.pdf`,
      );
    }
  });
});
