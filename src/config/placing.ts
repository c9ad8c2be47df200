/** The distance in cm that a machine keeps from every wall (docs/specification-coverage.md, row 283). */
export const wallGapCm = 20;
