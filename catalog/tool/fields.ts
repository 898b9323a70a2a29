/** One value of a choice, and what the visitor reads. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Labelled {
  readonly label: string;
  /** One line under the control that says what a value means. */
  readonly hint?: string;
  /** On the page, this setting is folded away below "More options", which most visitors never open. */
  readonly isExtra?: true;
}

/** A value of a slider that visitors choose by its name. */
export interface Preset {
  readonly label: string;
  readonly value: number;
}

/** A slider. */
export interface RangeField extends Labelled {
  readonly type: 'range';
  readonly min: number;
  readonly max: number;
  /** The slider's step. The API takes any whole number of the range. */
  readonly step: number;
  readonly default: number;
  /** What the two ends of the slider mean. */
  readonly ends?: readonly [string, string];
  /** Buttons beside the slider. The API takes their values only. */
  readonly presets?: readonly Preset[];
}

/** A form control. `type` is the HTML input type; values travel as text, as in HTML. */
export type Field =
  | RangeField
  | (Labelled &
      (
        | { readonly type: 'checkbox'; readonly default: boolean }
        | {
            /** A few choices that are all in sight, or a list that opens. */
            readonly type: 'radio' | 'select';
            readonly options: readonly [Choice, ...Choice[]];
            readonly default: string;
          }
        | {
            /** A number with at most two decimals, or nothing. */
            readonly type: 'number';
            readonly min: number;
            readonly max: number;
          }
        | { readonly type: 'text'; readonly maxLength: number }
        | {
            readonly type: 'password';
            readonly maxLength: number;
            /** Not on the page until the server has answered `password-protected`. */
            readonly onDemand?: true;
          }
        | {
            /** A value for each file, in the file list: the pages that are wanted, or how far they are turned. */
            readonly type: 'per-file';
            readonly of: 'pages' | 'turn';
          }
      ));

/** The controls of a tool by their name in the form data. */
export type Fields = Readonly<Record<string, Field>>;
