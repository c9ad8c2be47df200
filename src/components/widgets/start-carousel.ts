import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** Times and gaps of the specification. */
const [delayMs, gapPx] = [2500, 30];

export type Carousel = {
  /** Slides to a picture, counted from 0. */
  show: (index: number) => void;
  play: () => void;
  pause: () => void;
  end: () => void;
};

/** Index of the slide in the middle of a plain row. */
function middleSlide(row: HTMLElement): number {
  const middlePx = row.scrollLeft + row.clientWidth / 2;
  const fromMiddlePx = [...row.querySelectorAll<HTMLElement>('.swiper-slide')].map(({ offsetLeft, offsetWidth }) =>
    Math.abs(offsetLeft + offsetWidth / 2 - middlePx),
  );
  return fromMiddlePx.indexOf(Math.min(...fromMiddlePx));
}

/**
 * Takes over a row of slides that is already in the HTML (Swiper), where the visitor has left it: one in the middle, its
 * neighbours beside it, round and round. Neither a press nor a swipe stops it for good.
 * @param onShown told the index of the slide that comes to the middle
 * @throws where Swiper cannot work with the element; the row then stays a plain one that scrolls
 */
export function startCarousel(element: HTMLElement, onShown: (index: number) => void): Carousel {
  const initialSlide = middleSlide(element);
  // The carousel moves what stands in the row, from its beginning.
  element.scrollLeft = 0;
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    initialSlide,
    slidesPerView: 'auto',
    centeredSlides: true,
    spaceBetween: gapPx,
    loop: true,
    speed: 600,
    // Counted from change to change, not from the end of the movement.
    autoplay: { enabled: false, delay: delayMs, waitForTransition: false, disableOnInteraction: false },
    on: { slideChange: ({ realIndex }) => onShown(realIndex) },
  });
  onShown(initialSlide);
  return {
    show: (index) => void swiper.slideToLoop(index),
    play: () => void swiper.autoplay.start(),
    pause: () => void swiper.autoplay.stop(),
    end: () => swiper.destroy(),
  };
}
