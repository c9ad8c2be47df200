import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

const delayMs = 2500;
const gapPx = 30;

/** A started carousel; `end` removes its listeners. */
export type Carousel = {
  show: (index: number) => void;
  play: () => void;
  pause: () => void;
  end: () => void;
};

function middleSlide(row: HTMLElement): number {
  const middlePx = row.scrollLeft + row.clientWidth / 2;
  const fromMiddlePx = [...row.querySelectorAll<HTMLElement>('.swiper-slide')].map(({ offsetLeft, offsetWidth }) =>
    Math.abs(offsetLeft + offsetWidth / 2 - middlePx),
  );
  return fromMiddlePx.indexOf(Math.min(...fromMiddlePx));
}

/**
 * Starts Swiper on a prerendered row at its scroll position.
 * @throws where Swiper fails; the row then still scrolls
 */
export function startCarousel(element: HTMLElement, onShown: (index: number) => void): Carousel {
  const initialSlide = middleSlide(element);
  // Swiper expects an unscrolled row.
  element.scrollLeft = 0;
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    initialSlide,
    slidesPerView: 'auto',
    centeredSlides: true,
    spaceBetween: gapPx,
    loop: true,
    speed: 600,
    // Counts the delay from change to change.
    autoplay: { enabled: false, delay: delayMs, waitForTransition: false, disableOnInteraction: false },
  });
  // A turn counts from the last one asked for: Swiper may not have moved yet.
  let requestedIndex = initialSlide;
  function show(index: number): void {
    requestedIndex = index;
    swiper.slideToLoop(index);
  }
  swiper.on('slideChange', ({ realIndex }) => {
    requestedIndex = realIndex;
    onShown(realIndex);
  });
  // Takes the first position before the running row's style has transitions.
  element.getBoundingClientRect();
  onShown(initialSlide);
  function turnByKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const count = swiper.slides.length;
    show((requestedIndex + step + count) % count);
  }
  element.addEventListener('keydown', turnByKey);
  return {
    show,
    play: () => void swiper.autoplay.start(),
    pause: () => void swiper.autoplay.stop(),
    end: () => {
      element.removeEventListener('keydown', turnByKey);
      swiper.destroy();
    },
  };
}
