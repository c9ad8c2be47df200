import { Picture } from '@/components/ui/Picture';
import type { TechnologyTopic } from '@/data/technology-topics';
import { AirLines } from './AirLines';
import styles from './Technology.module.scss';

type TechnologyStageProps = {
  topic: TechnologyTopic;
};

export function TechnologyStage({ topic }: TechnologyStageProps) {
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
