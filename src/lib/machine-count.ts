const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number of machines in a sentence: "three"; above ten in figures. */
export function machineCount(machines: number): string {
  return words[machines] ?? String(machines);
}
