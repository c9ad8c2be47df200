import { expect, it } from 'vitest';
import { company } from '@/config/company';
import { organization, organizationReference, profilesOf } from './organization';

it('has the legal identity of the seller and its contact data', () => {
  expect(organization()).toMatchObject({
    name: company.brand,
    legalName: company.legalName,
    vatID: company.vatNumber,
    url: 'https://mars-air.example/',
    logo: 'https://mars-air.example/icons/icon-512.png',
    contactPoint: { telephone: '+448081570142', email: company.email },
  });
});

it('is named elsewhere by the same id', () => {
  expect(organizationReference()).toMatchObject({ '@id': 'https://mars-air.example/#organization' });
  expect(organization()).toMatchObject(organizationReference());
});

it('excludes home pages of networks from the profiles', () => {
  expect(profilesOf(['https://www.facebook.com/', 'https://www.youtube.com/@mars'])).toEqual([
    'https://www.youtube.com/@mars',
  ]);
});
