import { Mail, Phone } from 'lucide-react';
import { Arrow } from '@/components/ui/Arrow';
import { company } from '@/config/company';
import styles from './OtherWays.module.scss';

export type OtherWaysProps = { mailUrl: string };

export function OtherWays({ mailUrl }: OtherWaysProps) {
  return (
    <ul className={`plain-list ${styles.ways}`}>
      <li>
        <Mail size={22} strokeWidth={1.4} aria-hidden="true" />
        <a href={mailUrl}>
          <b>Send it by e-mail instead</b>
          <span>Opens a message with your details filled in</span>
        </a>
        <Arrow />
      </li>
      <li>
        <Phone size={22} strokeWidth={1.4} aria-hidden="true" />
        <a href={company.phone.href}>
          <b className="num">{company.phone.label}</b>
          <span>Freephone, {company.openingHours.label}</span>
        </a>
        <Arrow />
      </li>
    </ul>
  );
}
