import type { Options } from '../../catalog/operations.ts';

/** The paper size of documents that do not state one. */
export type Paper = 'A4' | 'Letter';

/** The pages that a visitor wants for a document; what is left out or `auto` is the document's or the server's. */
export type PageOptions = Options<'chromium', 'print'>;

/** The widths of the margins that a visitor can choose, in millimetres. */
export const marginMillimetres = { none: 0, narrow: 10, normal: 20, wide: 30 } as const satisfies Record<
  Exclude<PageOptions['margins'], 'auto' | undefined>,
  number
>;

/** The width of a chosen margin in millimetres; null where none was chosen. */
export const chosenMargin = ({ margins = 'auto' }: PageOptions): number | null =>
  margins === 'auto' ? null : marginMillimetres[margins];
