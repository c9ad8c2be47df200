import { useEffect, useId, useRef, useState } from 'react';
import { Section } from '@/components/sections/Section';
import { Disclosure } from '@/components/ui/Disclosure';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { technology, technologyTopics } from '@/data/pages/about/page';
import { TechnologyStage } from './TechnologyStage';
import styles from './TechnologyAccordion.module.scss';

export function TechnologyAccordion() {
  const group = useId();
  const topics = useRef<HTMLDivElement>(null);
  const [staged, setStaged] = useState(technologyTopics[0]);

  useEffect(() => {
    const place = topics.current;
    function stageOpenTopic(): void {
      // Printing removes the names to open all items.
      const open = [...(place?.querySelectorAll('details') ?? [])].findIndex(
        (item) => item.open && item.hasAttribute('name'),
      );
      if (open >= 0) setStaged(technologyTopics[open]);
    }
    // The visitor may open one before hydration.
    stageOpenTopic();
    // The event does not bubble.
    place?.addEventListener('toggle', stageOpenTopic, true);
    return () => place?.removeEventListener('toggle', stageOpenTopic, true);
  }, []);

  return (
    <Section labelledBy="technology-heading">
      <div className={styles.grid}>
        {staged && <TechnologyStage topic={staged} />}
        <div data-aos="fade-up" className={styles.heading}>
          <h2 id="technology-heading">{technology.title}</h2>
        </div>
        <div ref={topics} className={styles.topics}>
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
