/** The shape of a text in `catalog/copy/`, whatever its words are: its translation must have the same. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translated<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T;
