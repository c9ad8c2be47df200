// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const options = {
  VITE_CONTACT_ENDPOINT: 'https://forms.test/contact',
  VITE_PRODUCT_REQUEST_ENDPOINT: 'https://prices.test/request',
  VITE_MEDIA_BASE_URL: 'https://media.test',
  VITE_VITALS_ENDPOINT: 'https://vitals.test/collect',
  VITE_ABOUT_VIDEO_ID: 'aboutFilm01',
};

function rules(names: (keyof typeof options)[]): Record<string, string> {
  for (const [name, value] of Object.entries(options))
    vi.stubEnv(name, names.includes(name as keyof typeof options) ? value : '');
  const policy = contentSecurityPolicy({ inlineScript: 'start()' });
  return Object.fromEntries(policy.split('; ').map((rule) => rule.split(/ (.*)/s, 2)));
}

beforeEach(() => {
  vi.stubEnv('VITE_CLINICAL_VIDEO_ID', '');
  vi.stubEnv('VITE_DOMESTIC_VIDEO_ID', '');
});
afterEach(() => vi.unstubAllEnvs());

test('without options a page may load from the site alone, and run the one script that is known by its hash', () => {
  expect(rules([])).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
});

test('each option allows its host where it is needed, and nowhere else', () => {
  const allowedBy = (name: keyof typeof options) => {
    const without = rules([]);
    return Object.entries(rules([name])).filter(([rule, sources]) => without[rule] !== sources);
  };
  expect(Object.fromEntries(allowedBy('VITE_CONTACT_ENDPOINT'))).toEqual({
    'connect-src': "'self' https://forms.test",
    'form-action': "'self' https://forms.test",
  });
  expect(Object.fromEntries(allowedBy('VITE_PRODUCT_REQUEST_ENDPOINT'))).toEqual({
    'connect-src': "'self' https://prices.test",
    'form-action': "'self' https://prices.test",
  });
  expect(Object.fromEntries(allowedBy('VITE_MEDIA_BASE_URL'))).toEqual({
    'img-src': "'self' data: https://media.test",
    'media-src': "'self' https://media.test",
    'connect-src': "'self' https://media.test",
  });
  expect(Object.fromEntries(allowedBy('VITE_VITALS_ENDPOINT'))).toEqual({
    'connect-src': "'self' https://vitals.test",
  });
  expect(Object.fromEntries(allowedBy('VITE_ABOUT_VIDEO_ID'))).toEqual({
    'frame-src': 'https://www.youtube-nocookie.com',
  });
});
