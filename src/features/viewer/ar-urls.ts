type ArViewer = 'quick-look' | 'scene-viewer' | 'none';

/** @param supportsAr whether the browser supports `rel="ar"` links */
export function arViewerOf(userAgent: string, supportsAr: boolean): ArViewer {
  if (supportsAr) return 'quick-look';
  // Firefox does not follow intents to Scene Viewer.
  return /Android/.test(userAgent) && !/Firefox/.test(userAgent) ? 'scene-viewer' : 'none';
}

/** `allowsContentScaling=0` keeps the model at its true size. */
export function quickLookUrl(usdzAddress: string, pageAddress: string): string {
  return `${usdzAddress}#allowsContentScaling=0&canonicalWebPageURL=${encodeURIComponent(pageAddress)}`;
}

type SceneViewerModel = { glbAddress: string; pageAddress: string; title: string };

/** @see https://developers.google.com/ar/develop/scene-viewer */
export function sceneViewerUrl({ glbAddress, pageAddress, title }: SceneViewerModel): string {
  const query = new URLSearchParams({
    file: glbAddress,
    mode: 'ar_preferred',
    resizable: 'false',
    title,
    link: pageAddress,
  });
  const fallback = encodeURIComponent(pageAddress);
  return (
    `intent://arvr.google.com/scene-viewer/1.2?${query.toString().replaceAll('+', '%20')}` +
    `#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;` +
    `S.browser_fallback_url=${fallback};end;`
  );
}
