/** What the page of a film offers to the one who captures it. */
type DrawnFilm = {
  durationS: number;
  /** Draws a frame on the page's canvas; a still goes without words. */
  draw: (timeS: number, still?: { stackX: number }) => void;
};

declare global {
  interface Window {
    film?: DrawnFilm;
  }
}

export {};
