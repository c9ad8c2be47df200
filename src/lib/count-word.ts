const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A small number in words, as a sentence has it: "two"; figures above twelve. */
export function countWord(count: number): string {
  return words[count] ?? String(count);
}

/** A number of things: "two bottles", and for a single one what is said of it: "one meter". */
export function counted(count: number, one: string, more: string): string {
  return `${countWord(count)} ${count === 1 ? one : more}`;
}

/** A text whose first letter begins a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
