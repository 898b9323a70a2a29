/**
 * How letters of a formula look, as far as that has a meaning: variables are italic, names of functions upright. Words are
 * text.
 */
export type MathStyle = 'italic' | 'upright' | 'bold' | 'bold-italic' | 'text';

/** A part of a formula. Its content is in rows, each in the order in which it is read. */
export type MathNode =
  | { readonly type: 'run'; readonly text: string; readonly style: MathStyle }
  /** A binomial coefficient is a fraction without a bar. */
  | { readonly type: 'fraction'; readonly above: MathRow; readonly below: MathRow; readonly hasBar: boolean }
  /** A square root has an empty degree. */
  | { readonly type: 'radical'; readonly degree: MathRow; readonly content: MathRow }
  /** A base with what stands raised and lowered after it, or before it. Empty rows are not there. */
  | {
      readonly type: 'scripts';
      readonly base: MathRow;
      readonly raised: MathRow;
      readonly lowered: MathRow;
      readonly areBefore: boolean;
    }
  /** A sign such as a sum or an integral, with its limits above and below it or beside it, and what it applies to. */
  | {
      readonly type: 'operator';
      readonly sign: string;
      readonly raised: MathRow;
      readonly lowered: MathRow;
      readonly areBeside: boolean;
      readonly operand: MathRow;
    }
  /** A function such as a sine, with what it applies to. */
  | { readonly type: 'function'; readonly name: MathRow; readonly operand: MathRow }
  /** Something above or below a base, as under the name of a limit. */
  | { readonly type: 'limits'; readonly base: MathRow; readonly above: MathRow; readonly below: MathRow }
  /** A sign over a letter, such as a hat. */
  | { readonly type: 'accent'; readonly sign: string; readonly content: MathRow }
  | { readonly type: 'bar'; readonly side: 'above' | 'below'; readonly content: MathRow }
  /** Content in brackets as high as it is. An empty sign is a side without one. */
  | { readonly type: 'brackets'; readonly open: string; readonly close: string; readonly content: MathRow }
  | { readonly type: 'matrix'; readonly rows: readonly (readonly MathRow[])[]; readonly isLeft: boolean };

/** Parts of a formula that stand side by side. */
export type MathRow = readonly MathNode[];
