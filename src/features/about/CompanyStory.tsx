import type { ReactNode } from 'react';
import { aboutStill } from '@/assets/pictures/about-still';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/widgets/Reveal';
import { RichText } from '@/components/ui/RichText';
import { company } from '@/config/company';
import { aboutStillCaption } from '@/data/films/about-still';
import styles from './CompanyStory.module.scss';

export type CompanyStoryProps = {
  play: ReactNode;
};

export function CompanyStory({ play }: CompanyStoryProps) {
  return (
    <Section labelledBy="story-heading">
      <div className={styles.grid}>
        <div className={styles.text}>
          <Reveal>
            <h2 id="story-heading">We sell air you can measure</h2>
          </Reveal>
          <div>
            <p>
              {company.brand} sells air purifiers to dental practices, schools, care settings, offices, hotels and gyms,
              and to people who want cleaner air at home. We work in {company.headquarters.city}, and you can ring us{' '}
              {company.openingHours.label}.
            </p>
            <p>
              Airflow is tested with ISO 14644 clean-room methods, and filters are tested and classified to ISO 29463. A
              figure that is not yet confirmed is marked estimated. On a service contract we work out the air change
              rate of each room and sign it.
            </p>
          </div>
        </div>
        <figure className={styles.still}>
          <div className={`on-dark ${styles.picture}`}>
            <Picture
              file={aboutStill}
              alt="Model of a dental surgery at night: a purifier draws in air along the floor and sends it out under the ceiling"
              sizes="(min-width: 992px) 66vw, 100vw"
            />
            <div className={styles.play}>{play}</div>
          </div>
          <figcaption>
            <b>After hours</b>
            <span>
              <RichText text={aboutStillCaption} />
            </span>
          </figcaption>
        </figure>
        <p className={styles.statement}>
          <span className={styles.copper}>On Mars the sky is copper</span>{' '}
          <span className={styles.blue}>and the sunset is blue.</span> Our drawings show air the same way: copper before
          the filters, blue after them.
        </p>
      </div>
    </Section>
  );
}
