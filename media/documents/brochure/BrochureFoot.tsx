import type { ReactNode } from 'react';
import { company } from '@/config/company';
import { care } from '@/data/products/care';

export function BrochureFoot({ children }: { children?: ReactNode }) {
  return (
    <div className="two foot">
      <section>
        <h2 className="ruled">Warranty and delivery</h2>
        <p>
          {care.warranty}, in addition to your statutory rights. {care.deliveryLine}
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
