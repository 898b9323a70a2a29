/** Letters whose places do not tell what they are to each other. */
export class UnclearFormula extends Error {}
