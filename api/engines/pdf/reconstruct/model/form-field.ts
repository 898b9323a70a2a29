import type { Box } from './page-model.ts';

/** What is drawn behind the content of a form field. */
export interface FieldFrame {
  /** RRGGBB; null for none. */
  readonly fill: string | null;
  readonly stroke: string | null;
  /** Points that the outline is wide, within the field's box. */
  readonly width: number;
  /** Whether the outline is a line at the foot of the field only. */
  readonly isUnderline: boolean;
}

/** A form field, and what was entered in it. */
export interface FormField extends Box {
  readonly type: 'text' | 'checkbox' | 'choice';
  /** The name that people see; empty if there is none. */
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  /** The options of a choice. */
  readonly options: readonly string[];
  /** Whether its text may have several lines. */
  readonly isMultiline: boolean;
  /** Whether anything other than an option can be typed. */
  readonly isFree: boolean;
  /** The options that a list box shows, from top to bottom. */
  readonly rows?: readonly { readonly text: string; readonly isChosen: boolean }[];
  readonly frame?: FieldFrame;
  /** The size of what is typed into it in points, and its colour (RRGGBB), where the file says so. */
  readonly size?: number;
  readonly colour?: string;
}
