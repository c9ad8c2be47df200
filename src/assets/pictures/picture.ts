/** A picture and its derived files, all fingerprinted by the bundler. Widths in CSS pixels of the file. */
export type PictureFile = {
  name: string;
  /** Intrinsic width of the largest derived file, in pixels. */
  width: number;
  /** Intrinsic height of the largest derived file, in pixels. */
  height: number;
  /** `srcset` of the AVIF files. */
  avif: string;
  /** Address of one middle-sized WebP, for browsers without AVIF. */
  webp: string;
};
