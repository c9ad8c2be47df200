// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '@/mocks/show';
import { SiteFooter } from './SiteFooter';

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the footer has the quick links and the social links of the specification', () => {
  show(<SiteFooter />);
  expect(linksIn('Quick links')).toEqual([
    ['About Us', '/about'],
    ['Shop', '/shop'],
    ['Calculator', '/#calculator'],
    ['Room planner', '/room-planner'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ]);
  const social = ['facebook', 'instagram', 'youtube'].map((name) => `https://www.${name}.com/`);
  expect(social.map((address) => document.querySelector(`a[href="${address}"]`)?.getAttribute('aria-label'))).toEqual([
    'Facebook',
    'Instagram',
    'YouTube',
  ]);
});
