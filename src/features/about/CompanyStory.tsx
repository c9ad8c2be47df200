import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import type { PictureFile } from '@/assets/pictures/picture';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import type { RichTextContent } from '@/domain/rich-text';
import styles from './CompanyStory.module.scss';

type CompanyStoryProps = {
  title: string;
  paragraphs: readonly string[];
  picture: PictureFile;
  pictureAlt: string;
  play: ReactNode;
  caption: { title: string; text: RichTextContent };
  /** Under the caption; each colour's words are shown in it. */
  statement: { copper: string; blue: string; rest: string };
};

export function CompanyStory(props: CompanyStoryProps) {
  const { title, paragraphs, picture, pictureAlt, play, caption, statement } = props;
  return (
    <Section labelledBy="story-heading">
      <Row className="gy-4">
        <Col lg={5} className="pb-lg-4">
          <h2 data-aos="fade-up" id="story-heading">
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p className="lead mt-4 mb-0 text-ink" key={paragraph}>
              {paragraph}
            </p>
          ))}
        </Col>
        <Col lg={7} as="figure">
          <div className={`on-dark position-relative ${styles.picture}`}>
            <Picture
              file={picture}
              alt={pictureAlt}
              sizes="(min-width: 992px) 760px, 100vw"
              className="d-block w-100 h-100 object-fit-cover"
            />
            <div className="position-absolute bottom-0 start-0 z-1 p-4">{play}</div>
          </div>
          <figcaption className="mt-3 small muted">
            <b className="text-ink">{caption.title}:</b> <RichText text={caption.text} />
            <span className="d-block mt-2">
              <b className="text-copper">{statement.copper}</b> <b className="text-teal">{statement.blue}</b>{' '}
              {statement.rest}
            </span>
          </figcaption>
        </Col>
      </Row>
    </Section>
  );
}
