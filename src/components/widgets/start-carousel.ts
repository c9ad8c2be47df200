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

/**
 * Takes over a row of slides that is already in the HTML (Swiper): one in the middle, its neighbours beside it, round and
 * round. Neither a press nor a swipe stops it for good.
 * @param onShown told the index of the slide that comes to the middle
 * @throws where Swiper cannot work with the element; the row then stays a plain one that scrolls
 */
export function startCarousel(element: HTMLElement, onShown: (index: number) => void): Carousel {
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    slidesPerView: 'auto',
    centeredSlides: true,
    spaceBetween: gapPx,
    loop: true,
    speed: 600,
    // Counted from change to change, not from the end of the movement.
    autoplay: { enabled: false, delay: delayMs, waitForTransition: false, disableOnInteraction: false },
    on: { slideChange: ({ realIndex }) => onShown(realIndex) },
  });
  return {
    show: (index) => void swiper.slideToLoop(index),
    play: () => void swiper.autoplay.start(),
    pause: () => void swiper.autoplay.stop(),
    end: () => swiper.destroy(),
  };
}
