import type { ReactNode } from 'react';
import { aboutStill } from '@/assets/pictures/about-still';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/widgets/Reveal';
import { RichText } from '@/components/ui/RichText';
import { company } from '@/config/company';
import { aboutStillCaption } from '@/data/about-still';
import styles from './CompanyStory.module.scss';

export type CompanyStoryProps = {
  /** The button that opens the film, over the lower left of its still. */
  play: ReactNode;
};

/** Who we are in two paragraphs, the film's still that bleeds off the right edge, and where the name comes from. */
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
              {company.brand} sells purifiers to dental practices, schools, care settings, offices, hotels and gyms, and
              to people who would like the same air at home.
            </p>
            <p>
              Airflow is tested with ISO 14644 clean-room methods, and filters are tested and classified to ISO 29463. A
              figure that is still provisional is marked indicative. When a surgery has to show an air change rate, we
              work it out for that room and put our name under it.
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
          <span className={styles.blue}>and the sunset is blue.</span> We took the name because a good purifier works
          the same way round.
        </p>
      </div>
    </Section>
  );
}
