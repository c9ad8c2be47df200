/** The privacy-enhanced player of the video host; it stores nothing before the visitor presses play in it. */
const origin = 'https://www.youtube-nocookie.com';

/** Address of the embedded player: autoplay off, mute off, as specified. @param videoId id of the film on the host */
export function videoHostHref(videoId: string): string {
  return `${origin}/embed/${encodeURIComponent(videoId)}?autoplay=0&mute=0&rel=0`;
}
