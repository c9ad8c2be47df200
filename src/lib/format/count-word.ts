const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number in words up to twelve, then in digits. */
export function countWord(count: number): string {
  return words[count] ?? String(count);
}

/** A number with its noun: "two bottles", "one meter". */
export function counted(count: number, one: string, more: string): string {
  return `${countWord(count)} ${count === 1 ? one : more}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
