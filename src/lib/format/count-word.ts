const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "three" for 3; a number above the words stays in figures. */
export function countWord(count: number): string {
  return words[count] ?? String(count);
}

/** "one room", "three rooms". */
export function counted(count: number, singular: string, plural: string): string {
  return `${countWord(count)} ${count === 1 ? singular : plural}`;
}

/** The text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As in "a classroom" of "A classroom". */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
