import { useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Reveal } from '@/components/widgets/Reveal';
import type { GalleryPicture, TechnologyTopicId } from '@/data/products/product';
import { technologyTopics } from './technology-topics';
import { TechnologyStage } from './TechnologyStage';
import styles from './TechnologyAccordion.module.scss';

export type TechnologyAccordionProps = {
  /** Pictures of one machine, shown in place of those that stand for all. */
  pictures?: Partial<Record<TechnologyTopicId, GalleryPicture>> | undefined;
};

/** Six topics, one open at a time, and beside them the stage, which shows the topic opened last. */
export function TechnologyAccordion({ pictures }: TechnologyAccordionProps) {
  const [openId, setOpenId] = useState<string | null>(technologyTopics[0]?.id ?? null);
  const [staged, setStaged] = useState(technologyTopics[0]);

  function choose(key: unknown) {
    const topic = technologyTopics.find(({ id }) => id === key);
    setOpenId(topic?.id ?? null);
    if (topic) setStaged(topic);
  }

  return (
    <Section labelledBy="technology-heading">
      <div className={styles.grid}>
        {staged && <TechnologyStage topic={staged} own={pictures?.[staged.id]} />}
        <Reveal className={styles.heading ?? ''}>
          <h2 id="technology-heading">Why the number holds</h2>
        </Reveal>
        <Accordion activeKey={openId} onSelect={choose} className={styles.topics ?? ''}>
          {technologyTopics.map(({ id, title, line, body, evidence }) => (
            <Accordion.Item key={id} eventKey={id}>
              <Accordion.Header as="h3">
                <span className={styles.topic}>
                  {title}
                  <small>{line}</small>
                </span>
              </Accordion.Header>
              <Accordion.Body>
                <p>
                  {body}
                  <EvidenceLink line={evidence} />
                </p>
              </Accordion.Body>
            </Accordion.Item>
          ))}
        </Accordion>
      </div>
    </Section>
  );
}
