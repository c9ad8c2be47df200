/** The fields about the sender, in every form; what is typed in them is kept for the other forms too. */
export const personFieldNames = ['name', 'phone', 'email'] as const;

/** Name of a field that both forms have. */
export type PersonField = (typeof personFieldNames)[number];
