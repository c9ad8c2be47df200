import { Picture } from '@/components/ui/Picture';
import { roomsUpToM2 } from '@/domain/sizing';
import type { PurifierSummary } from '@/data/products/product';
import { roomsOf } from '@/data/room-words';
import { SiteLink } from '@/components/ui/SiteLink';
import { lowerFirst } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './HeroStage.module.scss';

/** Phones with three pixels to one fetch a smaller picture (460 CSS px), half the bytes of 1,380 px. */
const machineSizes =
  '(min-width: 1400px) 690px, (min-width: 992px) 50vw, (min-width: 700px) 600px, (min-resolution: 2.5dppx) 266px, 364px';

const count = 9;
const shares = Array.from({ length: count }, (_, index) => index / (count - 1));
const round = (value: number) => Math.round(value);

/** From below and level into the slats. */
function intake(share: number): string {
  const bend = 150 * share;
  return `M210 ${round(800 + 187 * share + bend)}c80 ${round(-0.3 * bend)} 120 ${round(-bend)} 220 ${round(-bend)}`;
}

function outlet(share: number): string {
  const start = 492 + 186 * share;
  const end = 50 + 415 * share;
  const fan = 222 - Math.sin(share * Math.PI) * 8;
  return `M${round(start)} ${round(fan)}C${round(start + 10)} ${round(50 + 90 * share)} ${round(738 + 100 * share)} ${round(53 + 150 * share)} 1170 ${round(end)}S2300 ${round(end + 560 * share)} 3200 ${round(end + 620 * share)}`;
}

type HeroStreamsProps = { paths: readonly string[]; className: string | undefined; stroke?: string };

/** Streamlines in the 1200 units of the machine's picture. */
function HeroStreams({ paths, className, stroke }: HeroStreamsProps) {
  return (
    <svg
      viewBox="0 0 1200 1200"
      className={`position-absolute w-100 h-100 overflow-visible pe-none ${className}`}
      fill="none"
      stroke={stroke}
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <g>
        {paths.map((path) => (
          <path key={path} d={path} pathLength="1" />
        ))}
      </g>
    </svg>
  );
}

const [intakes, outlets] = [shares.map(intake), shares.map(outlet)];

type HeroMachine = { word: string; product: PurifierSummary };

/** In the order of the cycling words; the first is shown without script or motion. */
export type HeroMachines = readonly [HeroMachine, ...HeroMachine[]];

type HeroStageProps = {
  machines: HeroMachines;
  currentIndex: number;
  /** True once the other machines may load. */
  isComplete: boolean;
};

/** The machine of the first screen, with its air. */
export function HeroStage({ machines, currentIndex, isComplete }: HeroStageProps) {
  const slug = (machines[currentIndex] ?? machines[0]).product.slug;
  return (
    <div className={`ratio-1x1 position-relative position-md-absolute ${styles.stage} ${styles[slug]}`}>
      <svg width="0" height="0" className="position-absolute" aria-hidden="true">
        <linearGradient id="intake" gradientUnits="userSpaceOnUse" x1="210" x2="400">
          <stop stopColor="var(--intake)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--intake)" />
        </linearGradient>
      </svg>
      <HeroStreams paths={intakes} className={styles.intake} stroke="url(#intake)" />
      {machines.map(({ product }, index) =>
        index === 0 || isComplete ? (
          <div
            key={product.slug}
            className={`position-absolute top-0 start-0 w-100 h-100 z-2 pe-none ${styles.machine} ${styles[product.slug]} ${index === currentIndex ? '' : styles.away}`}
          >
            <Picture
              file={product.picture}
              alt={product.pictureAlt}
              sizes={machineSizes}
              hasPriority={index === 0}
              className="w-100 h-auto"
            />
            <p className={`position-absolute m-0 small d-large-text-none d-print-none ${styles.callout}`}>
              <SiteLink to={href('product', { slug: product.slug })}>{product.name.replace(' ', '\u00a0')}</SiteLink>
              {formatHeroLine(product)}
            </p>
          </div>
        ) : null,
      )}
      <HeroStreams key={slug} paths={outlets} className={`z-2 ${styles.outlet}`} />
    </div>
  );
}

/** As in "rooms to 36 m², £495". */
function formatHeroLine({ model, pricePence }: PurifierSummary): string {
  return `${lowerFirst(roomsOf(model))} to\u00a0${roomsUpToM2(model, 'working')}\u00a0m², ${money(pricePence ?? 0)}`;
}
