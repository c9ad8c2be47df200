import { afterEach, expect, test } from 'vitest';
import { env } from '@/config/env';
import { mediaUrl } from './media-url';

const { mediaBaseUrl } = env;

afterEach(() => void (env.mediaBaseUrl = mediaBaseUrl));

test('films and PDFs come from the site itself', () => {
  expect(mediaUrl('films/about.mp4')).toBe('/films/about.mp4');
});

test('films and PDFs come from the media host where one is configured', () => {
  env.mediaBaseUrl = 'https://media.example.co.uk';
  expect(mediaUrl('downloads/generation-x-manual.pdf')).toBe(
    'https://media.example.co.uk/downloads/generation-x-manual.pdf',
  );
});
