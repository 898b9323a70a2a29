/** Letters whose positions do not show how they are related. */
export class UnclearFormula extends Error {}
