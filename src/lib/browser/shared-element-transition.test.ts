// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { animateToTarget, rememberTransitionSource } from './shared-element-transition';

const animate = vi.fn<Element['animate']>();
let motionIsWelcome = true;

function pictureAt(left: number, top: number, size: number): HTMLImageElement {
  const picture = new Image();
  picture.src = '/assets/cutout.avif';
  Object.defineProperty(picture, 'currentSrc', { value: picture.src });
  picture.getBoundingClientRect = () => new DOMRect(left, top, size, size);
  return picture;
}

function press(picture?: HTMLImageElement): void {
  const card = document.createElement('a');
  if (picture) card.append(picture);
  rememberTransitionSource(card);
}

const flown = () => document.body.querySelector<HTMLImageElement>('body > img');

beforeEach(() => {
  motionIsWelcome = true;
  vi.stubGlobal('matchMedia', () => ({ matches: !motionIsWelcome }));
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  Element.prototype.animate = animate.mockReset().mockImplementation(() => ({}) as Animation);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the picture of the pressed card flies to its place and is gone when it has landed', () => {
  press(pictureAt(100, 500, 200));
  animateToTarget(pictureAt(20, 60, 400));
  expect(flown()?.src).toContain('/assets/cutout.avif');
  expect(flown()?.style).toMatchObject({ left: '20px', top: '60px', width: '400px', pointerEvents: 'none' });
  const [[setOut], options] = animate.mock.calls[0] as unknown as [Keyframe[], KeyframeAnimationOptions];
  expect(setOut).toEqual({ transform: 'translate(80px, 440px) scale(0.5)' });
  expect(Number(options.duration)).toBeLessThanOrEqual(250);
  (animate.mock.results[0]?.value as Animation).onfinish?.({} as AnimationPlaybackEvent);
  expect(flown()).toBeNull();
});

it('aims at the position after scrolling to the top', () => {
  vi.stubGlobal('scrollY', 900);
  press(pictureAt(0, 0, 100));
  animateToTarget(pictureAt(0, -840, 100));
  expect(flown()?.style.top).toBe('60px');
});

it.each([
  ['no card was pressed', () => {}],
  ['the card has no picture', () => press()],
  [
    'the last page was another one’s',
    () => {
      press(pictureAt(0, 0, 10));
      animateToTarget(pictureAt(0, 0, 10));
      document.body.replaceChildren();
    },
  ],
  [
    'the page took its time',
    () => {
      press(pictureAt(0, 0, 10));
      vi.spyOn(performance, 'now').mockReturnValue(1501);
    },
  ],
  [
    'motion is unwanted',
    () => {
      press(pictureAt(0, 0, 10));
      motionIsWelcome = false;
    },
  ],
])('nothing flies where %s', (_, before) => {
  before();
  animateToTarget(pictureAt(0, 0, 10));
  expect(flown()).toBeNull();
});
