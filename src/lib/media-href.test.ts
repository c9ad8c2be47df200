import { afterEach, expect, test } from 'vitest';
import { env } from '@/config/env';
import { mediaHref } from './media-href';

const { mediaBaseUrl } = env;

afterEach(() => void (env.mediaBaseUrl = mediaBaseUrl));

test('films and PDFs come from the site itself', () => {
  expect(mediaHref('films/about.mp4')).toBe('/films/about.mp4');
});

test('films and PDFs come from the media host where one is configured', () => {
  env.mediaBaseUrl = 'https://media.example.co.uk';
  expect(mediaHref('downloads/generation-x-manual.pdf')).toBe(
    'https://media.example.co.uk/downloads/generation-x-manual.pdf',
  );
});
