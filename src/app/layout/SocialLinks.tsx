import type { ReactNode } from 'react';
import { company } from '@/config/company';
import styles from './SocialLinks.module.scss';

/** Drawn on the grid of the icon set, which has no brand icons. */
const marks: { name: string; link: string; mark: ReactNode }[] = [
  {
    name: 'Facebook',
    link: company.social.facebook,
    mark: <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a.5.5 0 0 1 .5-.5H17Z" />,
  },
  {
    name: 'Instagram',
    link: company.social.instagram,
    mark: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7v.01" />
      </>
    ),
  },
  {
    name: 'YouTube',
    link: company.social.youtube,
    mark: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="M10.2 9.2v5.6l4.8-2.8Z" />
      </>
    ),
  },
];

export function SocialLinks() {
  return (
    <ul className={`d-flex m-0 p-0 ${styles.list}`} aria-label="Social media">
      {marks.map(({ name, link, mark }) => (
        <li key={name}>
          <a className="d-grid text-reset" href={link} aria-label={name} rel="noopener">
            <svg
              viewBox="0 0 24 24"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {mark}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
