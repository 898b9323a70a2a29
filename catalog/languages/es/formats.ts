/** Words as a list: "a, b y c". */
export const list = new Intl.ListFormat('es');

/** A number with its thousands apart. */
export const number = (value: number): string => value.toLocaleString('es');
