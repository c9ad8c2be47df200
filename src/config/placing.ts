/** The distance in cm that a machine keeps from every wall. Specification, section 9. */
export const wallGapCm = 20;
