/** The air of a picture as paths in the picture's own units: towards the machine and away from it. */
export type Streamlines = { intake: readonly string[]; outlet: readonly string[] };
