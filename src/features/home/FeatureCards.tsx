import { type LucideIcon, Move, Repeat2, ShieldCheck, Volume1 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Section } from '@/components/sections/Section';
import { Arrow } from '@/components/ui/Arrow';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { features } from '@/data/pages/home/sections';
import { contactUrl } from '@/lib/links/contact-url';
import { FilterGrades } from './FilterGrades';
import { NoiseScale } from './NoiseScale';
import { ServiceYear } from './ServiceYear';
import drawingStyles from './Drawing.module.scss';
import styles from './FeatureCards.module.scss';

const hatching = Array.from({ length: 8 }, (_, index) => `M10 ${index * 13 + 6}l-8 8`).join('');
const clean = [-2, -1, 0, 1, 2]
  .map((line) => `M206 ${55 + line * 16}C330 ${55 + line * 16} 400 ${55 + line * 26} 720 ${55 + line * 27}`)
  .join('');

function WallGap() {
  return (
    <svg height="112" fill="none" className={`${drawingStyles.drawing} ${drawingStyles.cut}`}>
      <path d="M11 1v108" stroke="var(--ink)" strokeWidth="2" />
      <path d={hatching} stroke="var(--ink)" />
      <path d="M18 55h92M24 50l-7 5 7 5M104 50l7 5-7 5" stroke="var(--teal)" />
      <text x="64" y="44" textAnchor="middle" className={drawingStyles.strong}>
        20 cm
      </text>
      <rect x="116" y="14" width="82" height="82" fill="#fff" stroke="var(--ink)" strokeWidth="1.5" />
      <circle cx="157" cy="55" r="24" stroke="var(--ink)" />
      <circle cx="157" cy="55" r="12" stroke="var(--ink)" />
      <path d={clean} stroke="var(--air)" strokeWidth="1.3" />
    </svg>
  );
}

type FeatureCardProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  topic: EnquiryTopic;
  drawing: ReactNode;
};

function FeatureCard({ icon: Icon, title, text, topic, drawing }: FeatureCardProps) {
  return (
    <li className={`position-relative d-flex flex-column ${styles.card}`}>
      <h3>
        <Icon size={26} strokeWidth={1.4} aria-hidden="true" className="icon" />
        <SiteLink to={contactUrl(topic)} className={styles.cover}>
          {title}
          <span className="visually-hidden">: ask us about it</span>
        </SiteLink>
        <Arrow />
      </h3>
      <p>{text}</p>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
    </li>
  );
}

export function FeatureCards() {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <h2 data-aos="fade-up" id={headingId} className={styles.heading}>
        {features.title}
      </h2>
      <ul className={`plain-list ${styles.cells}`}>
        <FeatureCard icon={ShieldCheck} {...features.filterClass} topic="question" drawing={<FilterGrades />} />
        <FeatureCard icon={Move} {...features.portable} topic="survey" drawing={<WallGap />} />
        <FeatureCard icon={Volume1} {...features.quiet} topic="question" drawing={<NoiseScale />} />
        <FeatureCard
          icon={Repeat2}
          {...features.maintenance}
          topic="filters-and-spare-parts"
          drawing={<ServiceYear />}
        />
      </ul>
    </Section>
  );
}
