/** A file's size as a visitor reads it: "412 KB", "1.2 MB". @param bytes a whole number */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
