import { expect, it } from 'vitest';
import { organization, organizationReference, profilesOf } from './organization';

it('is named elsewhere by the same id', () => {
  expect(organizationReference()).toMatchObject({ '@id': 'https://mars-air.example/#organization' });
  expect(organization()).toMatchObject(organizationReference());
});

it('excludes home pages of networks from the profiles', () => {
  expect(profilesOf(['https://www.facebook.com/', 'https://www.youtube.com/@mars'])).toEqual([
    'https://www.youtube.com/@mars',
  ]);
});
