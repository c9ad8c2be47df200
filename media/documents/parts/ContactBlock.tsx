import { company } from '@/config/company';

export function ContactBlock() {
  return (
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
  );
}
