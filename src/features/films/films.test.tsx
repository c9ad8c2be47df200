// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { proofAirflowTest } from '@/assets/pictures/proof-airflow-test';
import { films } from '@/data/films/films';
import { show, showInRoot } from '@/mocks/show';
import { EmbeddedFilm } from './EmbeddedFilm';
import { filmLength } from './film-length';
import { PlayFilmButton } from './PlayFilmButton';

const film = films.about;
const { title } = film;

const players = () => document.querySelectorAll('video, iframe');

function renderButton(videoId?: string) {
  showInRoot(<PlayFilmButton film={film} label="Watch the story" videoId={videoId} poster={proofAirflowTest} />);
  return screen.getByRole('button', { name: /Watch the story/ });
}

beforeEach(() => {
  // jsdom does not implement `play`.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

describe('the film dialog', () => {
  it('loads no film before the play button is pressed, and then plays it', async () => {
    const button = renderButton();
    expect(players()).toHaveLength(0);
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: title });
    expect(players()).toHaveLength(1);
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  });

  it('plays our own film with captions, neither muted nor started by itself', async () => {
    await userEvent.click(renderButton());
    const video = await screen.findByLabelText<HTMLVideoElement>(title, { selector: 'video' });
    expect(video.autoplay).toBe(false);
    expect(video.muted).toBe(false);
    expect(video.querySelector('track')).toHaveAttribute('kind', 'captions');
  });

  it('loads the player of the video host only after consent', async () => {
    await userEvent.click(renderButton('abc_DEF-123'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Nothing loads from it until you press play/)).toBeVisible();
    expect(players()).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: /Play the film/ }));
    const source = new URL(dialog.getByTitle(title).getAttribute('src') ?? '');
    expect(source.origin + source.pathname).toBe('https://www.youtube-nocookie.com/embed/abc_DEF-123');
    expect(source.searchParams.get('autoplay')).toBe('0');
    expect(source.searchParams.get('mute')).toBe('0');
  });
});

describe('an embedded film', () => {
  it('shows a still until play is pressed', async () => {
    show(<EmbeddedFilm film={film} poster={proofAirflowTest} posterAlt="The airflow test" />);
    expect(screen.getByAltText('The airflow test')).toBeInTheDocument();
    expect(players()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /Play the film/ }));
    expect(players()).toHaveLength(1);
  });

  it('reports a film that does not load and offers its file', async () => {
    show(<EmbeddedFilm film={film} poster={proofAirflowTest} posterAlt="" />);
    await userEvent.click(screen.getByRole('button', { name: /Play the film/ }));
    const lastSource = [...document.querySelectorAll('source[type="video/mp4"]')].at(-1);
    lastSource?.dispatchEvent(new Event('error'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', `/${film.mp4}`);
  });
});

describe('the film of the six stages', () => {
  const { sixStages } = films;

  async function play(isNarrow: boolean): Promise<HTMLVideoElement> {
    vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
    show(<EmbeddedFilm film={sixStages} poster={proofAirflowTest} posterAlt="" endCard={<p>One Generation X</p>} />);
    await userEvent.click(screen.getByRole('button', { name: /Play the film/ }));
    return screen.getByLabelText(sixStages.title, { selector: 'video' });
  }

  it.each([
    [true, sixStages.phone?.mp4],
    [false, sixStages.mp4],
  ])('in a narrow window (%s) plays %s', async (isNarrow, file) => {
    const video = await play(isNarrow);
    expect(video.querySelector('source[type="video/mp4"]')).toHaveAttribute('src', `/${file}`);
  });

  it('names a machine when it has ended, until it plays again', async () => {
    const video = await play(false);
    expect(screen.queryByText('One Generation X')).toBeNull();
    fireEvent.ended(video);
    expect(screen.getByText('One Generation X')).toBeVisible();
    fireEvent.play(video);
    expect(screen.queryByText('One Generation X')).toBeNull();
  });
});

describe('the length of a film', () => {
  it.each([
    [14, '14 s'],
    [16.6, '17 s'],
    [60, '1 min'],
    [96, '1 min 36 s'],
  ])('of %d seconds reads %s', (seconds, words) => expect(filmLength(seconds)).toBe(words));
});
