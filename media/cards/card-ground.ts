import sharp from 'sharp';
import { masterFile } from '../pictures/picture-module';

type Colour = readonly [red: number, green: number, blue: number];

const faintText: Colour = [0x4b, 0x5a, 0x6c];
/** WCAG 2.2, 1.4.3. */
const minContrast = 4.5;

/** Relative luminance, WCAG 2.2. Channels from 0 to 255. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hex(colour: Colour): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Colour of the picture's left edge, lightened until the text is legible. */
export async function cardGround(picture: string): Promise<string> {
  const image = sharp(masterFile(picture)).flatten({ background: '#ffffff' });
  const { width, height } = await image.metadata();
  const { channels } = await sharp(
    await image.extract({ left: 0, top: 0, width: Math.ceil(width * 0.04), height }).toBuffer(),
  ).stats();
  let ground = channels.slice(0, 3).map(({ mean }) => mean) as unknown as Colour;
  while ((luminance(ground) + 0.05) / (luminance(faintText) + 0.05) < minContrast) {
    ground = ground.map((channel) => channel + (255 - channel) * 0.1) as unknown as Colour;
  }
  return hex(ground);
}
