import type { Page } from '@playwright/test';
import { loadPictures } from '../support/fixtures';
import { contrast, type Pixels, pixelsOf } from './pixels';
import { stylePage } from './style-page';

type Box = { left: number; top: number; width: number; height: number };

type Line = Box & { words: string; colour: number[]; opacity: number; needed: number };

type LowContrastLine = { words: string; ratio: number; needed: number };

/** Runs in the page: lines of text on pictures, gradients and drawings. */
function linesOnPictures(): Line[] {
  const pageRect = ({ left, top, width, height }: DOMRect) => ({
    left: left + scrollX,
    top: top + scrollY,
    width,
    height,
  });
  const grounds: (Box & { element: Element })[] = [];
  for (const element of document.querySelectorAll('body *')) {
    const isPicture = /^(img|video|canvas|svg)$/.test(element.localName);
    const hasImage = [undefined, '::before', '::after'].some(
      (part) => getComputedStyle(element, part).backgroundImage !== 'none',
    );
    if (!isPicture && !hasImage) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const place = pageRect(element.getBoundingClientRect());
    if (place.width > 40 && place.height > 40) grounds.push({ ...place, element });
  }
  const meets = (a: Box, b: Box) =>
    a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
  const lines: Line[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const text = words.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest('script, style, noscript, [inert], :disabled')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(text);
    const style = getComputedStyle(parent);
    const drawing = parent instanceof SVGElement ? parent : null;
    const scale = drawing instanceof SVGGraphicsElement ? (drawing.getScreenCTM()?.a ?? 1) : 1;
    const sizePx = parseFloat(style.fontSize) * scale;
    const isLarge = sizePx >= 24 || (sizePx >= 18.66 && Number(style.fontWeight) >= 700);
    const painted = drawing ? style.fill : style.color;
    const [red = 0, green = 0, blue = 0, alpha = 1] = painted.match(/[\d.]+/g)?.map(Number) ?? [];
    // Mixed colours are computed as `color(srgb …)`, whose parts go from 0 to 1.
    const scaleTo255 = painted.startsWith('color(') ? 255 : 1;
    let opacity = alpha;
    for (let box: Element | null = parent; box; box = box.parentElement)
      opacity *= Number(getComputedStyle(box).opacity);
    for (const rect of range.getClientRects()) {
      const place = pageRect(rect);
      if (place.width < 3 || place.height < 3 || !grounds.some((ground) => meets(ground, place))) continue;
      lines.push({
        ...place,
        words: text.data.trim().replace(/\s+/g, ' ').slice(0, 50),
        colour: [red, green, blue].map((part) => part * scaleTo255),
        opacity,
        needed: isLarge ? 3 : 4.5,
      });
    }
  }
  return lines;
}

/** Pixels that may fail because a stroke crosses the line. */
const tolerated = 0.1;
/** Minimum difference between letter and background, of 255. */
const seenDifference = 3;

function ratioOf(line: Line, textPixels: Pixels, ground: Pixels): number | undefined {
  const ratios: number[] = [];
  const letter = [0, 0, 0];
  const from = { x: Math.max(0, Math.floor(line.left)), y: Math.max(0, Math.floor(line.top)) };
  const to = {
    x: Math.min(textPixels.width, Math.ceil(line.left + line.width)),
    y: Math.min(textPixels.height, Math.ceil(line.top + line.height)),
  };
  for (let y = from.y; y < to.y; y += 1) {
    for (let x = from.x; x < to.x; x += 1) {
      const at = (y * textPixels.width + x) * 3;
      const behind = ground.data.subarray(at, at + 3);
      let differs = false;
      for (let part = 0; part < 3; part += 1) {
        const value = behind[part] ?? 0;
        differs ||= Math.abs(value - (textPixels.data[at + part] ?? 0)) > seenDifference;
        letter[part] = (line.colour[part] ?? 0) * line.opacity + value * (1 - line.opacity);
      }
      if (!differs) continue;
      ratios.push(contrast(letter, behind));
    }
  }
  // Skips covered or transparent text.
  if (ratios.length === 0) return undefined;
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * tolerated)];
}

// Forced colours replace only SVG letters.
const withoutLetters = `
  * { -webkit-text-fill-color: transparent !important }
  svg text, svg tspan { fill: transparent !important; transition: none !important; forced-color-adjust: none }`;

async function wholePage(page: Page): Promise<Pixels> {
  return pixelsOf(await page.screenshot({ fullPage: true, animations: 'disabled' }));
}

/** Compares screenshots with and without letters (WCAG 1.4.3). */
export async function lowContrastLines(page: Page): Promise<{ faint: LowContrastLine[]; lines: number }> {
  const lines = await page.evaluate(linesOnPictures);
  const textPixels = await wholePage(page);
  await stylePage(page, withoutLetters);
  const ground = await wholePage(page);
  await stylePage(page, '');
  const faint = lines.flatMap((line) => {
    const ratio = ratioOf(line, textPixels, ground);
    return ratio !== undefined && ratio < line.needed
      ? [{ words: line.words, ratio: Number(ratio.toFixed(2)), needed: line.needed }]
      : [];
  });
  return { faint, lines: lines.length };
}

export async function lowContrastWords(
  page: Page,
): Promise<{ ownColours: LowContrastLine[]; forcedColours: LowContrastLine[] }> {
  await loadPictures(page);
  const { faint: ownColours } = await lowContrastLines(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.waitForFunction(() => matchMedia('(forced-colors: active) and (prefers-color-scheme: dark)').matches);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const { faint: forcedColours } = await lowContrastLines(page);
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return { ownColours, forcedColours };
}
