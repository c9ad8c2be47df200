export type DocumentPictureProps = {
  /** Name of a master in media/masters, without its extension. */
  name: string;
  alt: string;
};

/** A picture of the site in the size and format that a PDF holds best; the script puts the files beside the page. */
export function DocumentPicture({ name, alt }: DocumentPictureProps) {
  return <img src={`${name}.jpg`} alt={alt} />;
}
