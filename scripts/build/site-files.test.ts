import { expect, test } from 'vitest';
import { securityText } from './site-files';

const options = { email: 'security@site.test', canonical: 'https://www.site.test/.well-known/security.txt' };

test('says whom to write to and until when, less than a year from the build', () => {
  expect(securityText({ ...options, builtAt: new Date('2026-11-21T10:00:00.123Z') })).toBe(
    `Contact: mailto:security@site.test
Expires: 2027-10-21T10:00:00Z
Preferred-Languages: en
Canonical: https://www.site.test/.well-known/security.txt
`,
  );
});

test.each(['2027-03-31', '2028-03-31', '2026-01-31', '2026-12-31'])(
  'a site built on %s is believed for less than a year',
  (day) => {
    const builtAt = new Date(`${day}T12:00:00Z`);
    const expires = /^Expires: (.+)$/m.exec(securityText({ ...options, builtAt }))?.[1] ?? '';
    const days = (Date.parse(expires) - builtAt.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThan(365);
  },
);
