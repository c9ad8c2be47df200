/** As in "412 KB" or "1.2 MB". */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
