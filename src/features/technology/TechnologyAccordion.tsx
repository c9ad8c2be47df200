import { useEffect, useId, useRef, useState } from 'react';
import { Section } from '@/components/sections/Section';
import { Disclosure } from '@/components/ui/Disclosure';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import type { TechnologyTopic } from '@/data/technology-topics';
import { Picture } from '@/components/ui/Picture';
import { AirLines } from './AirLines';
import styles from './Technology.module.scss';

type TechnologyAccordionProps = {
  title: string;
  topics: readonly TechnologyTopic[];
};

type TechnologyStageProps = {
  topic: TechnologyTopic;
};

function TechnologyStage({ topic }: TechnologyStageProps) {
  const { id, title, stage, caption, air, picture, pictureAlt } = topic;
  return (
    <figure className={`position-relative d-grid overflow-hidden bg-stage ${styles.stage}`}>
      <div key={id} className={`position-relative ${styles.drawing} ${styles[air]}`}>
        <svg
          viewBox="0 0 720 600"
          fill="none"
          strokeLinecap="round"
          className="position-absolute w-100 h-100"
          aria-hidden="true"
        >
          <AirLines air={air} side="in" />
        </svg>
        <Picture
          file={picture}
          alt={pictureAlt}
          sizes="(min-width: 992px) 840px, 400px"
          className={`position-absolute w-100 h-auto ${styles.picture}`}
        />
        <svg
          viewBox="0 0 720 600"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="position-absolute top-0 start-0 w-100 h-100"
          aria-hidden="true"
        >
          <AirLines air={air} side="out" />
        </svg>
      </div>
      <figcaption className="d-flex gap-3 position-absolute top-0 start-0 p-3 small">
        <b>{title}</b>
        <span className="muted">{stage ? `Stage ${stage}. ${caption}` : caption}</span>
      </figcaption>
    </figure>
  );
}

/** Shows the topic opened last beside the list, at first the first one. */
export function TechnologyAccordion({ title, topics }: TechnologyAccordionProps) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const [staged, setStaged] = useState(topics[0]);

  useEffect(() => {
    const place = list.current;
    function stageOpenTopic(): void {
      // Printing removes the names to open all items.
      const open = [...(place?.querySelectorAll('details') ?? [])].findIndex(
        (item) => item.open && item.hasAttribute('name'),
      );
      if (open >= 0) setStaged(topics[open]);
    }
    // The visitor may open one before hydration.
    stageOpenTopic();
    // The event does not bubble.
    place?.addEventListener('toggle', stageOpenTopic, true);
    return () => place?.removeEventListener('toggle', stageOpenTopic, true);
  }, [topics]);

  return (
    <Section labelledBy="technology-heading">
      <div className={styles.grid}>
        <h2 data-aos="fade-up" id="technology-heading">
          {title}
        </h2>
        {staged && <TechnologyStage topic={staged} />}
        <div ref={list}>
          {topics.map((topic, index) => (
            <Disclosure
              key={topic.id}
              group={group}
              title={
                <>
                  {topic.title}
                  <small className="d-block mt-1 small muted fw-normal">{topic.line}</small>
                </>
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
