import type { ReactNode } from 'react';
import { aboutStill } from '@/assets/pictures/about-still';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import { aboutStillCaption } from '@/data/films/about-still';
import { story } from '@/data/pages/about/page';
import styles from './CompanyStory.module.scss';

export type CompanyStoryProps = {
  play: ReactNode;
};

export function CompanyStory({ play }: CompanyStoryProps) {
  return (
    <Section labelledBy="story-heading">
      <div className={styles.grid}>
        <div className={`d-flex flex-column gap-2 ${styles.text}`}>
          <h2 data-aos="fade-up" id="story-heading">
            {story.title}
          </h2>
          <div>
            {story.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <figure className={styles.still}>
          <div className={`on-dark ${styles.picture}`}>
            <Picture file={aboutStill} alt={story.pictureAlt} sizes="(min-width: 992px) 66vw, 100vw" />
            <div className={styles.play}>{play}</div>
          </div>
          <figcaption>
            <b>{story.captionTitle}</b>
            <span>
              <RichText text={aboutStillCaption} />
            </span>
          </figcaption>
        </figure>
        <p className={styles.statement}>
          <span className={styles.copper}>{story.statement.copper}</span>{' '}
          <span className={styles.blue}>{story.statement.blue}</span> {story.statement.rest}
        </p>
      </div>
    </Section>
  );
}
