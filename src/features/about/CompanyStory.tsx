import type { ReactNode } from 'react';
import type { PictureFile } from '@/assets/pictures/picture';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import type { RichTextContent } from '@/domain/rich-text';
import styles from './About.module.scss';

export type CompanyStoryProps = {
  title: string;
  paragraphs: readonly string[];
  picture: PictureFile;
  pictureAlt: string;
  play: ReactNode;
  caption: { title: string; text: RichTextContent };
  /** Each colour's words are shown in it. */
  statement: { copper: string; blue: string; rest: string };
};

export function CompanyStory(props: CompanyStoryProps) {
  const { title, paragraphs, picture, pictureAlt, play, caption, statement } = props;
  return (
    <Section labelledBy="story-heading">
      <div className={styles.grid}>
        <div className={`d-flex flex-column gap-2 ${styles.text}`}>
          <h2 data-aos="fade-up" id="story-heading">
            {title}
          </h2>
          <div>
            {paragraphs.map((paragraph) => (
              <p className="m-0 mt-4" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <figure className={styles.still}>
          <div className={`on-dark ${styles.picture}`}>
            <Picture file={picture} alt={pictureAlt} sizes="(min-width: 992px) 66vw, 100vw" />
            <div className={`position-absolute ${styles.play}`}>{play}</div>
          </div>
          <figcaption className="d-flex small">
            <b>{caption.title}</b>
            <span>
              <RichText text={caption.text} />
            </span>
          </figcaption>
        </figure>
        <p className={`title ${styles.statement}`}>
          <span className={styles.copper}>{statement.copper}</span>{' '}
          <span className={styles.blue}>{statement.blue}</span> {statement.rest}
        </p>
      </div>
    </Section>
  );
}
