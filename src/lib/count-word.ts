const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number in words, as a sentence has it: "two"; figures above ten. */
export function countWord(count: number): string {
  return words[count] ?? String(count);
}

/** A text whose first letter begins a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
