import { expect, it } from 'vitest';
import { graphScript, pageGraph } from './page-graph';

it('is nothing on the not-found page', async () => {
  expect(await pageGraph({ key: 'notFound' })).toBeUndefined();
  expect(graphScript(undefined)).toBe('');
});

it('escapes closing tags in texts', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: '</script>' }] } as const;
  const script = graphScript(graph);
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).toContain('\\u003c/script>');
});
