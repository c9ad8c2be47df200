import { useId, useState } from 'react';
import { Section } from '@/components/sections/Section';
import { Disclosure } from '@/components/ui/Disclosure';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { technology, technologyTopics } from '@/data/pages/about/page';
import { TechnologyStage } from './TechnologyStage';
import styles from './TechnologyAccordion.module.scss';

export function TechnologyAccordion() {
  const group = useId();
  const [staged, setStaged] = useState(technologyTopics[0]);
  return (
    <Section labelledBy="technology-heading">
      <div className={styles.grid}>
        {staged && <TechnologyStage topic={staged} />}
        <div data-aos="fade-up" className={styles.heading}>
          <h2 id="technology-heading">{technology.title}</h2>
        </div>
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
