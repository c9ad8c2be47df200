import { Picture } from '@/components/ui/Picture';
import type { ReasonToBuy } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import styles from './SocketsStage.module.scss';

type SocketsStageProps = { choices: NonNullable<ReasonToBuy['choices']>; note?: string | undefined };

/** Two choices for one room on one floor to one scale, each over the sockets that it takes. */
export function SocketsStage({ choices, note }: SocketsStageProps) {
  return (
    <>
      <div className={`d-flex justify-content-evenly mt-4 bg-stage ${styles.stage}`}>
        {choices.map(({ model, machines, noiseDbA }) => {
          const { slug, picture, model: name } = purifiers[model];
          return (
            <figure key={model} className={`m-0 ${styles[slug]}`}>
              <div className={`d-flex align-items-end ${styles.machines}`}>
                {Array.from({ length: machines }, (_, index) => (
                  <span key={index} className={`position-relative ${styles.machine}`}>
                    <Picture file={picture} alt="" sizes="(min-width: 992px) 400px, 140px" />
                  </span>
                ))}
              </div>
              <figcaption className={`small ${styles.caption}`}>
                <b className="h2 d-block mb-1">
                  {machines}
                  <small className="unit"> sockets</small>
                </b>
                {name}, {noiseDbA} dB(A) together
              </figcaption>
            </figure>
          );
        })}
      </div>
      <p className="small muted mt-3 mb-0">{note}</p>
    </>
  );
}
