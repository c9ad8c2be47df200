import { useEffect, useRef } from 'react';
import styles from './FilmFrame.module.scss';
import { videoHostHref } from './video-host';

export type VideoHostPlayerProps = { videoId: string; title: string };

/** The video host's player. Only ever mounted by a click. */
export function VideoHostPlayer({ videoId, title }: VideoHostPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={styles.fill}
      src={videoHostHref(videoId)}
      title={title}
      allow="encrypted-media; picture-in-picture"
      // The host refuses to play for a page it cannot see the origin of.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
