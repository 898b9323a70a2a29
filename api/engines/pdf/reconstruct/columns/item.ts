import type { Box } from '../model/page-model.ts';

/** What stands in a column: a line of text, a table, a picture. Lines have a baseline, a text and a look. */
export interface Item extends Box {
  readonly type?: string;
  readonly baseline?: number;
  readonly text?: string;
  readonly look?: { readonly size: number };
}
