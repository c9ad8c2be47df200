/** A film of our own, below `public/films`. Lengths are those of the files. */
export type Film = {
  name: string;
  /** H.264, for every browser. */
  mp4: string;
  /** VP9, smaller, offered first. */
  webm: string;
  /** WebVTT captions in English. */
  captions: string;
  durationS: number;
  /** What is said and shown, for those who would rather read. One string a paragraph. */
  transcript: readonly string[];
};

/** The company's story, on the About page. */
export const aboutFilm: Film = {
  name: 'about',
  mp4: 'films/about.mp4',
  webm: 'films/about.webm',
  captions: 'films/about.vtt',
  durationS: 24,
  transcript: ['A surgery after hours. One purifier is left running.'],
};
