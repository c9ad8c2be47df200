/** What the page of a film offers to the one who captures it. */
type DrawnFilm = {
  durationS: number;
  /** Draws a frame on the page's canvas, or the film's poster. */
  draw: (timeS: number, isPoster?: boolean) => void;
};

declare global {
  interface Window {
    film?: DrawnFilm;
  }
}

export {};
