import { useId, useState } from 'react';
import { Section } from '@/components/sections/Section';
import { Disclosure } from '@/components/ui/Disclosure';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Reveal } from '@/components/widgets/Reveal';
import type { GalleryPicture, TechnologyTopicId } from '@/data/products/product';
import { technologyTopics } from './technology-topics';
import { TechnologyStage } from './TechnologyStage';
import styles from './TechnologyAccordion.module.scss';

export type TechnologyAccordionProps = {
  /** Replace the general pictures by those of one machine. */
  pictures?: Partial<Record<TechnologyTopicId, GalleryPicture>> | undefined;
};

export function TechnologyAccordion({ pictures }: TechnologyAccordionProps) {
  const group = useId();
  const [staged, setStaged] = useState(technologyTopics[0]);
  return (
    <Section labelledBy="technology-heading">
      <div className={styles.grid}>
        {staged && <TechnologyStage topic={staged} own={pictures?.[staged.id]} />}
        <Reveal className={styles.heading ?? ''}>
          <h2 id="technology-heading">How each stage works, and how it was tested</h2>
        </Reveal>
        <div className={styles.topics}>
          {technologyTopics.map((topic, index) => (
            <Disclosure
              key={topic.id}
              group={group}
              title={
                <span className={styles.topic}>
                  {topic.title}
                  <small>{topic.line}</small>
                </span>
              }
              startsOpen={index === 0}
              onOpen={() => setStaged(topic)}
            >
              <p>
                {topic.body}
                <EvidenceLink line={topic.evidence} />
              </p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
