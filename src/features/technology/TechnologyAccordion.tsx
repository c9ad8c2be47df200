import { useId, useState } from 'react';
import { Section } from '@/components/sections/Section';
import { Disclosure } from '@/components/ui/Disclosure';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Reveal } from '@/components/widgets/Reveal';
import type { TechnologyTopic } from '@/data/technology-topics';
import { TechnologyStage } from './TechnologyStage';
import styles from './TechnologyAccordion.module.scss';

export type TechnologyAccordionProps = {
  title: string;
  topics: readonly TechnologyTopic[];
};

/** Shows the topic opened last beside the list, at first the first one. */
export function TechnologyAccordion({ title, topics }: TechnologyAccordionProps) {
  const group = useId();
  const [staged, setStaged] = useState(topics[0]);
  return (
    <Section labelledBy="technology-heading">
      <div className={styles.grid}>
        {staged && <TechnologyStage topic={staged} />}
        <Reveal className={styles.heading ?? ''}>
          <h2 id="technology-heading">{title}</h2>
        </Reveal>
        <div className={styles.topics}>
          {topics.map((topic, index) => (
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
