import { expect, it } from 'vitest';
import { withoutScripts } from './without-scripts';

it('leaves everything of a page but its scripts, its data and what only scripts need', () => {
  const html = `<head><title>A</title><link rel="stylesheet" crossorigin href="/a.css" />
<link rel="stylesheet" disabled href="/b.css" /><link rel="modulepreload" crossorigin href="/a.js" />
<script type="module" crossorigin src="/a.js"></script></head><body><p>Text</p>
<script type="application/json" id="data">{"a":"<b>"}</script></body>`;
  expect(withoutScripts(html).replace(/\s+/g, ' ')).toBe(
    '<head><title>A</title><link rel="stylesheet" crossorigin href="/a.css" /> </head><body><p>Text</p> </body>',
  );
});
