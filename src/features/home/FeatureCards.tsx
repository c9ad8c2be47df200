import { Move, Repeat2, ShieldCheck, Volume1 } from 'lucide-react';
import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { Reveal } from '@/components/widgets/Reveal';
import { FeatureCard } from './FeatureCard';
import { FilterGrades } from './FilterGrades';
import { NoiseScale } from './NoiseScale';
import { ServiceYear } from './ServiceYear';
import { WallGap } from './WallGap';
import styles from './FeatureCards.module.scss';

export function FeatureCards() {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <Reveal>
        <h2 id={headingId} className={styles.heading}>
          Tested, portable, quiet, little to look after
        </h2>
      </Reveal>
      <ul className={styles.cells}>
        <FeatureCard
          icon={ShieldCheck}
          title="ISO:29463"
          text="Filters tested and classified to ISO 29463. Ours is H13: at least 99.95% at the most penetrating particle size, 99.97% at 0.3 µm."
          topic="question"
          drawing={<FilterGrades />}
        />
        <FeatureCard
          icon={Move}
          title="Ultra Portable"
          text="It needs one socket and no installation. Carry it to another room; Generation Z rolls on castors."
          topic="survey"
          drawing={<WallGap />}
        />
        <FeatureCard
          icon={Volume1}
          title="Quiet Operation"
          text="From below 20 dB(A) at speed 1, the sleep setting, up to 58 dB(A) at the top speed of Generation Z, the largest."
          topic="question"
          drawing={<NoiseScale />}
        />
        <FeatureCard
          icon={Repeat2}
          title="Low Maintenance Cost"
          text="Clean the large-particulate filter every three months. The filter set, changed once or twice a year, is the only part that wears out."
          topic="filters-and-spare-parts"
          drawing={<ServiceYear />}
        />
      </ul>
    </Section>
  );
}
