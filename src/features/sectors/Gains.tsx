import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section, type SectionProps } from '@/components/sections/Section';
import styles from './Gains.module.scss';

type GainsProps = {
  /** What the buyer gains, two or three, each with its figure. A phone leaves out one that heads a section below. */
  gains: readonly { figure: string; text: string; isRepeatedBelow?: boolean }[];
  background?: NonNullable<SectionProps['background']>;
};

/** What a buyer gains, in figures. */
export function Gains({ gains, background = 'white' }: GainsProps) {
  return (
    <Section background={background} className="pt-3 pt-lg-4">
      <Row as="ul" className="row-gap-3" aria-label="What you gain">
        {gains.map(({ figure, text, isRepeatedBelow }) => (
          <Col as="li" key={text} md={12 / gains.length} className={isRepeatedBelow ? 'd-none d-md-block' : undefined}>
            <div className="border-top pt-2">
              <p className={`m-0 mb-1 ${styles.figure}`}>{figure}</p>
              <p className="m-0">{text}</p>
            </div>
          </Col>
        ))}
      </Row>
    </Section>
  );
}
