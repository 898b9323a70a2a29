import type { Options } from '../../catalog/operations.ts';

/** The paper size of documents that do not state one. */
export type Paper = 'A4' | 'Letter';

/** The pages that a visitor wants for a document; what is left out or `auto` is the document's or the server's. */
export type PageOptions = Options<'chromium', 'print'>;

/** The widths of the margins that a visitor can choose, in millimetres. */
const marginMillimetres = { none: 0, narrow: 10, normal: 20, wide: 30 } as const satisfies Record<
  Exclude<PageOptions['margins'], 'auto' | undefined>,
  number
>;

/** The width of a chosen margin in millimetres; null where none was chosen. */
export const chosenMargin = ({ margins = 'auto' }: PageOptions): number | null =>
  margins === 'auto' ? null : marginMillimetres[margins];

/** Paper sizes in portrait orientation, in points (ISO 216; ANSI Y14.1). */
const upright = {
  a3: { width: 841.89, height: 1190.55 },
  a4: { width: 595.28, height: 841.89 },
  a5: { width: 419.53, height: 595.28 },
  letter: { width: 612, height: 792 },
  legal: { width: 612, height: 1008 },
} as const;

/** The paper that a visitor chose, or the server's, in portrait orientation, in points. */
export const paperOf = (
  { paper = 'auto' }: PageOptions,
  usual: Paper,
): { readonly width: number; readonly height: number } =>
  upright[paper === 'auto' ? (usual === 'A4' ? 'a4' : 'letter') : paper];
