export type DocumentPictureProps = {
  /** Name of a master in media/masters, without its extension. */
  name: string;
  alt: string;
  /** Without the empty margin of a cut-out. */
  isTrimmed?: boolean;
};

/** A picture of the site in the size and format that a PDF holds best; the script puts the files beside the page. */
export function DocumentPicture({ name, alt, isTrimmed = false }: DocumentPictureProps) {
  return <img src={`${name}${isTrimmed ? '.trimmed' : ''}.jpg`} alt={alt} />;
}
