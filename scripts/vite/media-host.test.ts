import { expect, test } from 'vitest';
import { onMediaHost } from './media-host';

const host = 'https://media.example.co.uk';

test.each(['avif', 'webp', 'png', 'jpg', 'jpeg'])('a picture comes from the media host: %s', (ending) => {
  expect(onMediaHost(`assets/limb-640.${ending}`, host)).toBe(`https://media.example.co.uk/assets/limb-640.${ending}`);
});

test.each(['js', 'css', 'woff2', 'svg'])('what the policy allows from the site alone stays there: %s', (ending) => {
  expect(onMediaHost(`assets/index.${ending}`, host)).toBeUndefined();
});
