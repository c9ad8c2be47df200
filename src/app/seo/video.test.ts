import { describe, expect, it } from 'vitest';
import { proofAirflowTest } from '@/assets/pictures/proof-airflow-test';
import { films } from '@/data/films/films';
import { isoDuration, videoObject } from './video';

const pageFilm = { film: films.about, description: 'The airflow test', poster: proofAirflowTest };

describe('a film for search engines', () => {
  it('is the video host’s player where an id is configured, without a file or a length of ours', () => {
    const video = videoObject({ ...pageFilm, videoId: 'abc_DEF-123' });
    expect(video).toHaveProperty('embedUrl', expect.stringContaining('/embed/abc_DEF-123'));
    expect(video).not.toHaveProperty('contentUrl');
    expect(video).not.toHaveProperty('duration');
  });
});

it.each([
  [16.6, 'PT17S'],
  [60, 'PT1M'],
  [96, 'PT1M36S'],
  [0.2, 'PT0S'],
])('writes %d seconds as %s', (seconds, text) => expect(isoDuration(seconds)).toBe(text));
