/** Stores nothing on the device before play. */
const origin = 'https://www.youtube-nocookie.com';

/** @param videoId id on the video host */
export function videoHostUrl(videoId: string): string {
  return `${origin}/embed/${encodeURIComponent(videoId)}?autoplay=0&mute=0&rel=0`;
}
