import type { ReactNode } from 'react';
import { company } from '@/config/company';
import { delivery } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';

export function BrochureFoot({ children }: { children?: ReactNode }) {
  return (
    <div className="two foot">
      <section>
        <h2 className="ruled">Warranty and delivery</h2>
        <p>
          {warranty.name}, in addition to your statutory rights. {delivery.priceLine}
        </p>
        {children}
      </section>
      <section className="contact">
        <h2 className="ruled">Ask us</h2>
        <p>
          <b>{company.phone.label}</b>, freephone
          <br />
          {company.openingHours.label}
          <br />
          {company.email}
          <br />
          {company.legalName}, {company.headquarters.city}, {company.headquarters.country}
        </p>
        <p>{company.reply}</p>
      </section>
    </div>
  );
}
