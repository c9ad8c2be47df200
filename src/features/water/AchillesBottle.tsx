import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import type { PictureFile } from '@/assets/pictures/picture';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Picture } from '@/components/ui/Picture';
import { href } from '@/lib/links/href';

type AchillesBottleProps = {
  title: string;
  features: readonly { title: string; text: string }[];
  toSpecification: string;
  picture: PictureFile;
  pictureAlt: string;
  pictureNote: string;
};

/** The lamp in the cap beside what the bottle has and does. */
export function AchillesBottle({
  title,
  features,
  toSpecification,
  picture,
  pictureAlt,
  pictureNote,
}: AchillesBottleProps) {
  return (
    <Section background="ink" labelledBy="achilles-heading" className="py-0">
      <Row>
        <Col lg={7} className="px-0 px-lg-3 d-print-none">
          <div className="h-100 bleed-left">
            <Picture
              file={picture}
              alt={pictureAlt}
              sizes="(min-width: 62em) 58vw, 100vw"
              className="d-block w-100 h-100 object-fit-cover"
            />
          </div>
        </Col>
        <Col lg={5} className="d-flex flex-column py-4 py-lg-5">
          <h2 id="achilles-heading" className="mb-4">
            {title}
          </h2>
          <ul className="plain-list">
            {features.map(({ title: name, text }) => (
              <li key={name} className="border-top py-3">
                <h3 className="num mb-1">{name}</h3>
                <p className="m-0 text-pale text-balance">{text}</p>
              </li>
            ))}
          </ul>
          <p className="small muted border-top pt-3 mb-4">{pictureNote}</p>
          <div className="mt-auto">
            <ArrowLink to={href('product', { slug: 'achilles-water-bottle-white' })}>{toSpecification}</ArrowLink>
          </div>
        </Col>
      </Row>
    </Section>
  );
}
