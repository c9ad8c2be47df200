const picture = /\.(avif|webp|png|jpe?g)$/;

export function isPicture(file: string): boolean {
  return picture.test(file);
}

export function onMediaHost(file: string, mediaBaseUrl: string): string | undefined {
  return isPicture(file) ? `${mediaBaseUrl}/${file}` : undefined;
}
