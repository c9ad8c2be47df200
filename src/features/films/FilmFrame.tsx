import { Play } from 'lucide-react';
import { useState } from 'react';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import type { Film } from '@/data/films';
import styles from './FilmFrame.module.scss';
import { FilmPlayer } from './FilmPlayer';
import { VideoHostPlayer } from './VideoHostPlayer';

export type FilmFrameProps = {
  film: Film;
  title: string;
  poster: PictureFile;
  posterAlt: string;
  /** Id on the video host; without one our own film plays. */
  videoId?: string | undefined;
  /** The width it is shown at, as the `sizes` of HTML. */
  sizes: string;
};

/** A still with a play button on it. The film, or the host's player, is fetched when that is pressed and not before. */
export function FilmFrame({ film, title, poster, posterAlt, videoId, sizes }: FilmFrameProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <div className={styles.frame}>
      {!isPlaying ? (
        <>
          <Picture file={poster} alt={posterAlt} sizes={sizes} className={styles.fill} />
          <button
            type="button"
            className={styles.play}
            aria-label={`Play the film: ${title.replace(/^Film: /, '')}`}
            onClick={() => setIsPlaying(true)}
          >
            <span>
              <Play size={36} strokeWidth={1.5} aria-hidden="true" />
            </span>
          </button>
        </>
      ) : videoId ? (
        <VideoHostPlayer videoId={videoId} title={title} />
      ) : (
        <FilmPlayer film={film} title={title} />
      )}
    </div>
  );
}
