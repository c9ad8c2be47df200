import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CertificateSection } from './CertificateSection';
import { ServiceCards } from './ServiceCards';

describe('the service cards', () => {
  it('lead each to the contact form with their own topic', () => {
    render(<ServiceCards title="Kept running" lead="One call." />, { wrapper: MemoryRouter });
    const targets = [
      ['Filters and Spare Parts', '/contact?about=filters-and-spare-parts'],
      ['Service Contract', '/contact?about=service-contract'],
      ['Contract Hire Purchase', '/contact?about=contract-hire-purchase'],
    ] as const;
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(targets.length);
    targets.forEach(([name, target], index) => {
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('heading', { name })).toBeInTheDocument();
      expect(card.getByRole('link')).toHaveAttribute('href', target);
    });
  });

  it('say who can have hire purchase', () => {
    render(<ServiceCards title="Kept running" lead="One call." />, { wrapper: MemoryRouter });
    expect(screen.getByText(/for limited companies and larger organisations, subject to status/i)).toBeInTheDocument();
  });
});

describe('the certificate section', () => {
  it('offers the certificate with both plans and says what it is not', () => {
    render(<CertificateSection room="Classroom 2" volumeM3={168} model="GEN Z" />, { wrapper: MemoryRouter });
    for (const name of ['Service Contract', 'Contract Hire Purchase']) {
      const plan = within(screen.getByRole('region', { name }));
      expect(plan.getByText('A certificate per room, free')).toBeInTheDocument();
    }
    expect(screen.getByText(/a calculation record, not a regulatory approval\.$/i)).toBeInTheDocument();
    expect(screen.getByText('The bars show the shape of the payments, not the amounts.')).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/contact?about=certificate');
  });

  it('draws a sample whose figure is the airflow divided by the volume', () => {
    render(<CertificateSection room="Classroom 2" volumeM3={168} model="GEN Z" />, { wrapper: MemoryRouter });
    const sheet = screen.getByRole('img', { name: /Sample air change rate certificate/ });
    expect(sheet).toHaveTextContent(`${(1156 / 168).toFixed(2)}`);
    expect(sheet).toHaveTextContent('168.00 m³');
  });
});
