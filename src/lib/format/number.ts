/** As in 1,156, in every browser. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');
}

/** As in 20,000.00. */
export function groupedTwoDecimals(value: number): string {
  return twoDecimals(value).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/** "2.50". */
export function twoDecimals(value: number): string {
  return value.toFixed(2);
}

/** As in "412 KB" or "1.2 MB". */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
