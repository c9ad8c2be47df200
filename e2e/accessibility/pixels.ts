import sharp from 'sharp';

export type Pixels = { data: Buffer; width: number; height: number };

/** RGB bytes. */
export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function luminance(colour: ArrayLike<number>): number {
  const part = (value = 0) => (value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(colour[0]) + 0.7152 * part(colour[1]) + 0.0722 * part(colour[2]);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(first: ArrayLike<number>, second: ArrayLike<number>): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
