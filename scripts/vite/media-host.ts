const picture = /\.(avif|webp|png|jpe?g)$/;

export function isPicture(file: string): boolean {
  return picture.test(file);
}

/** Where a built picture is fetched from when a media host is configured; undefined for scripts, styles and the font, which stay on the site. */
export function onMediaHost(file: string, mediaBaseUrl: string): string | undefined {
  return isPicture(file) ? `${mediaBaseUrl}/${file}` : undefined;
}
