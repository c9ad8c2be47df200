/** Downloads a text as a UTF-8 file. */
export function saveText(fileName: string, mediaType: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file after the click.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
