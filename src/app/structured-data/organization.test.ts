import { expect, it } from 'vitest';
import { company } from '@/config/company';
import { organization, organizationReference, profilesOf } from './organization';

it('tells who the seller is in law and how to reach it', () => {
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

it('takes no network’s own home page for a profile', () => {
  expect(profilesOf(['https://www.facebook.com/', 'https://www.youtube.com/@mars'])).toEqual([
    'https://www.youtube.com/@mars',
  ]);
});
