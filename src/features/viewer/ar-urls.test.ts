import { describe, expect, it } from 'vitest';
import { quickLookUrl, arViewerOf, sceneViewerUrl } from './ar-urls';

const page = 'https://mars-air.example/product-details/generation-x#turn';

describe('AR URLs', () => {
  it('uses Quick Look where the browser supports it, Scene Viewer on Android, else another device', () => {
    expect(arViewerOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true)).toBe('quick-look');
    expect(arViewerOf('Mozilla/5.0 (Linux; Android 15) Chrome/150 Mobile', false)).toBe('scene-viewer');
    expect(arViewerOf('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0', false)).toBe('none');
    expect(arViewerOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/150', false)).toBe('none');
  });

  it('fixes the scale in Quick Look and links to the page', () => {
    expect(quickLookUrl('https://media.example/models/generation-x.usdz', page)).toBe(
      'https://media.example/models/generation-x.usdz#allowsContentScaling=0&canonicalWebPageURL=https%3A%2F%2Fmars-air.example%2Fproduct-details%2Fgeneration-x%23turn',
    );
  });

  it('prefers AR at a fixed scale in Scene Viewer and falls back to the page', () => {
    const href = sceneViewerUrl({
      glbAddress: 'https://media.example/models/generation-x.glb',
      pageAddress: page,
      title: 'Generation X',
    });
    const [address = '', intent = ''] = href.replace('intent:', 'https:').split('#Intent;');
    const query = new URL(address).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      file: 'https://media.example/models/generation-x.glb',
      mode: 'ar_preferred',
      resizable: 'false',
      title: 'Generation X',
      link: page,
    });
    expect(intent).toContain('package=com.google.android.googlequicksearchbox;');
    expect(intent).toContain(`S.browser_fallback_url=${encodeURIComponent(page)};end;`);
  });
});
