export type DocumentPictureProps = {
  /** Master without extension. */
  name: string;
  alt: string;
  /** Crops the empty margin. */
  isTrimmed?: boolean;
};

export function DocumentPicture({ name, alt, isTrimmed = false }: DocumentPictureProps) {
  return <img src={`${name}${isTrimmed ? '.trimmed' : ''}.jpg`} alt={alt} />;
}
