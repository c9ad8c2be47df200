// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { show } from '@/mocks/show';
import { FilterYear } from './FilterYear';
import { ReturnSteps } from './ReturnSteps';
import { FilterSets } from './ServiceParts';
import { ServiceLinks, ServicesWithCertificate } from './ServicesWithCertificate';

function renderServices() {
  show(
    <ServicesWithCertificate
      title="Kept running"
      certificate={{ name: 'Classroom 2', room: schoolRoomAnswers.classroom }}
    />,
  );
}

function renderLine() {
  show(<ServiceLinks />);
}

describe('the services', () => {
  it.each([renderServices, renderLine])('lead each to the contact form with their own topic', (renderEach) => {
    renderEach();
    const targets = [
      ['Filters and Spare Parts', '/contact?about=filters-and-spare-parts'],
      ['Service Contract', '/contact?about=service-contract'],
      ['Contract Hire Purchase', '/contact?about=contract-hire-purchase'],
    ] as const;
    const services = screen.getAllByRole('listitem');
    targets.forEach(([name, target], index) => {
      const service = within(services[index] as HTMLElement);
      expect(service.getByRole('heading', { name })).toBeInTheDocument();
      expect(service.getByRole('link')).toHaveAttribute('href', target);
    });
  });

  it.each([renderServices, renderLine])('say who can have hire purchase', (renderEach) => {
    renderEach();
    expect(screen.getByText(/for limited companies and larger organisations, subject to status/i)).toBeInTheDocument();
    expect(screen.getByText(/included in both contracts/i)).toBeInTheDocument();
  });

  it('offer the certificate with either plan and say what it is not', () => {
    renderServices();
    const certificate = within(screen.getByRole('region', { name: 'A certificate for every room' }));
    expect(certificate.getByText(/^Included in both contracts/)).toBeInTheDocument();
    expect(certificate.getByText(/a calculation record, not a regulatory approval\.$/i)).toBeInTheDocument();
    expect(certificate.getByRole('link')).toHaveAttribute('href', '/service-and-filters');
  });

  it('draw a sample that signs the tested airflow divided by the volume, and marks the rest as estimated', () => {
    renderServices();
    const sheet = screen.getByRole('img', { name: /Sample air change rate certificate/ });
    expect(sheet).toHaveTextContent(/15\.39signedat full speedtested airflow5\.61not signedon speed 2estimated/);
    expect(sheet).toHaveTextContent('Classroom 2, 189.00 m³');
    expect(sheet).toHaveTextContent('Windows, not signed: 1.00 more');
  });
});

it('the way of a return ends with the price and the delivery of the example', () => {
  show(<ReturnSteps />);
  const refund = screen.getByText('We, within 14 days of getting it back').nextElementSibling;
  expect(refund).toHaveTextContent(/^Refund .* £520 \(sample\)\./);
});

it('a year of filters costs one set by its owner, and four visits more on a contract', () => {
  show(<FilterYear />);
  expect(screen.getByText('£94').parentElement).toHaveTextContent('£94 a year');
  expect(screen.getByText('£190').parentElement).toHaveTextContent('£190 a year');
  expect(screen.getAllByText(/^Visit \d$/)).toHaveLength(4);
});

it('a set lasts a year in office hours and half a year day and night', () => {
  show(<FilterSets />);
  expect(screen.getByRole('row', { name: 'One set £39 £69 £79 £129' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'A year, office hours You do it £64 £94 £104 £154' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'A year, day and night We do it £224 £284 £304 £404' })).toBeInTheDocument();
});
