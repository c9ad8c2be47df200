import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import type { PictureFile } from '@/assets/pictures/picture';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import type { RichTextContent } from '@/domain/rich-text';
import styles from './AboutHero.module.scss';

type AboutHeroProps = {
  title: string;
  current: string;
  trail: Crumb[];
  lead: ReactNode;
  picture: PictureFile;
  pictureAlt: string;
  play: ReactNode;
  /** Under the picture. */
  caption: { title: string; text: RichTextContent };
};

/** Title and film beside a photograph, and what it shows under it. */
export function AboutHero(props: AboutHeroProps) {
  const { title, current, trail, lead, picture, pictureAlt, play, caption } = props;
  return (
    <>
      <header className={`position-relative ${styles.hero}`}>
        <Container fluid="xxl" className="d-flex flex-column">
          <Breadcrumb trail={trail} current={current} />
          <Row className="flex-grow-1">
            <Col lg={5} className="d-flex flex-column pe-lg-4">
              <h1>{title}</h1>
              <p className="lead mt-3 mb-4">{lead}</p>
              <div className="mt-auto pb-lg-4">{play}</div>
            </Col>
          </Row>
        </Container>
        <Picture
          file={picture}
          alt={pictureAlt}
          sizes="(min-width: 992px) 58vw, 100vw"
          hasPriority
          className={`object-fit-cover ${styles.photo}`}
        />
      </header>
      <Container fluid="xxl">
        <Row className="pt-3 small muted">
          <Col lg={{ span: 7, offset: 5 }}>
            <b className="text-ink">{caption.title}:</b> <RichText text={caption.text} />.
          </Col>
        </Row>
      </Container>
    </>
  );
}
