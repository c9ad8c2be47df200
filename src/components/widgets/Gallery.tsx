import { Pause, Play } from 'lucide-react';
import {
  type FocusEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  useEffect,
  useLayoutEffect,
} from 'react';
import 'swiper/css';
import type { PictureFile } from '@/assets/pictures/picture';
import { IconButton } from '@/components/ui/IconButton';
import { Picture } from '@/components/ui/Picture';
import { useMediaQuery } from '@/hooks/use-media-query';
import { afterFirstInteraction } from '@/boot/first-interaction';
import { HeightLine, type HeightMark } from './HeightLine';
import type { Carousel } from './start-carousel';
import styles from './Gallery.module.scss';

type GalleryProps = {
  label: string;
  pictures: readonly { picture: PictureFile; alt: string; height?: HeightMark }[];
  /** True stops autoplay. */
  isHeld?: boolean;
};

/** Fewer pictures are duplicated, since a looping row would have a gap. */
const minSlides = 4;

const sizes = '(min-width: 992px) 720px, (min-resolution: 2.5dppx) 66vw, (min-resolution: 1.5dppx) 80vw, 100vw';

const root = () => document.getElementById('root');

function subscribeToInert(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  const element = root();
  if (element) observer.observe(element, { attributeFilter: ['inert'] });
  return () => observer.disconnect();
}

/** Whether a dialog is open over the page (components/widgets/Dialog). */
function usePageInert(): boolean {
  return useSyncExternalStore(
    subscribeToInert,
    () => root()?.inert ?? false,
    () => false,
  );
}

type RunningCarousel = {
  active: number;
  /** False until Swiper runs; without it the row scrolls. */
  isRunning: boolean;
  show: (index: number) => void;
};

function scrollTo(row: HTMLElement, index: number): void {
  const slide = row.querySelectorAll<HTMLElement>('.swiper-slide')[index];
  if (slide) row.scrollLeft = slide.offsetLeft - (row.clientWidth - slide.clientWidth) / 2;
}

/**
 * Scrolls to a chosen slide until Swiper is loaded, after the first interaction.
 * @param isPlaying autoplay
 */
function useCarousel(row: RefObject<HTMLElement | null>, isPlaying: boolean): RunningCarousel {
  const [active, setActive] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const carousel = useRef<Carousel>(undefined);

  useEffect(() => {
    let isUnmounted = false;
    afterFirstInteraction()
      .then(() => import('./start-carousel'))
      .then(({ startCarousel }) => {
        if (isUnmounted || !row.current) return;
        carousel.current = startCarousel(row.current, setActive);
        setIsRunning(true);
      })
      .catch(() => setIsRunning(false));
    return () => {
      isUnmounted = true;
    };
  }, [row]);

  // Before removal from the page: Chromium leaks pictures that move after it.
  useLayoutEffect(
    () => () => {
      carousel.current?.end();
      carousel.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (!isRunning) return;
    if (isPlaying) carousel.current?.play();
    else carousel.current?.pause();
  }, [isRunning, isPlaying]);

  function show(index: number): void {
    if (carousel.current) return carousel.current.show(index);
    if (row.current) scrollTo(row.current, index);
    setActive(index);
  }

  return { active, isRunning, show };
}

/** Advances every 2.5 s; stops by button, on keyboard focus and under reduced motion. */
export function Gallery({ label, pictures, isHeld = false }: GalleryProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [hasKeyboardFocus, setHasKeyboardFocus] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isBehindDialog = usePageInert();
  const slides = pictures.length < minSlides ? [...pictures, ...pictures] : pictures;
  const isPlaying = !isPaused && !hasKeyboardFocus && !isStill && !isHeld && !isBehindDialog;
  const { active: activeSlide, isRunning, show } = useCarousel(row, isPlaying);
  const active = activeSlide % pictures.length;

  function noticeFocus({ target }: FocusEvent<HTMLElement>): void {
    setHasKeyboardFocus(target.matches(':focus-visible'));
  }

  function noticeBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) setHasKeyboardFocus(false);
  }

  return (
    <section
      className={`d-grid ${styles.gallery}`}
      aria-label={label}
      aria-roledescription="carousel"
      data-running={isRunning || undefined}
      onFocus={noticeFocus}
      onBlur={noticeBlur}
    >
      {!isStill && (
        <IconButton
          label={isPaused ? 'Start the pictures' : 'Stop the pictures'}
          icon={isPaused ? Play : Pause}
          iconPx={18}
          className={`d-print-none text-copper-hover invisible text-ink ${styles.pause}`}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
      {/* Turned by the arrow keys: by the browser's scrolling until the carousel runs. */}
      <div ref={row} className={`swiper w-100 min-w-0 ${styles.row}`} role="region" aria-label="Pictures" tabIndex={0}>
        <div className={`swiper-wrapper ${styles.slides}`} aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map(({ picture, alt, height }, index) => (
            <div
              key={`${picture.name} ${index}`}
              className={`swiper-slide ${styles.slide} ${index >= pictures.length ? styles.again : ''}`}
              role="group"
              aria-roledescription="slide"
              aria-label={`${(index % pictures.length) + 1} of ${pictures.length}`}
              inert={isRunning && index !== activeSlide}
            >
              <Picture
                file={picture}
                alt={alt}
                sizes={sizes}
                hasPriority={index === 0}
                className="d-block w-100 h-100 object-fit-cover"
              />
              {height && <HeightLine {...height} />}
            </div>
          ))}
        </div>
      </div>
      <div
        className={`d-flex align-items-center d-print-none ${styles.dots}`}
        role="group"
        aria-label="Choose a picture"
      >
        {pictures.map(({ picture }, index) => (
          <button
            key={picture.name}
            type="button"
            className={`p-0 border-0 bg-transparent ${styles.dot}`}
            aria-label={`Picture ${index + 1} of ${pictures.length}`}
            aria-current={index === active}
            onClick={() => show(index)}
          />
        ))}
      </div>
    </section>
  );
}
