const picture = /\.(avif|webp|png|jpe?g)$/;

/** True for the extensions of pictures. */
export function isPicture(file: string): boolean {
  return picture.test(file);
}

/** Address of a picture on the media host; undefined for other files, which the site serves itself. */
export function onMediaHost(file: string, mediaBaseUrl: string): string | undefined {
  return isPicture(file) ? `${mediaBaseUrl}/${file}` : undefined;
}
