import type { Glyph, Look } from './page-model.ts';

/** A letter that is being made, with what it may have as a mark of a line. */
export type NewGlyph = { -readonly [Key in keyof Glyph]: Glyph[Key] } & {
  squeeze: number | undefined;
  spacing: number | undefined;
  hasLeader: boolean | undefined;
};

/**
 * Makes a letter, in points from the top left corner of the page, which has everything that a letter may get, undefined
 * until it is set. So all letters are of one shape, and whatever reads them is compiled for it: letters of many shapes take
 * several times as long, and there are thousands on a page. Written out, since a loop over names takes ten times as long.
 */
export const newGlyph = (
  text: string,
  look: Look,
  baseline: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): NewGlyph => ({
  type: 'letter',
  x0,
  y0,
  x1,
  y1,
  text,
  baseline,
  look,
  space: null,
  spaces: 0,
  isSoftHyphen: false,
  isDrawn: undefined,
  isBeforeSpace: undefined,
  isAfterNoBreakSpace: undefined,
  spaceLook: undefined,
  tag: undefined,
  paragraph: undefined,
  isArtifact: undefined,
  link: undefined,
  isUnderlined: undefined,
  isStruck: undefined,
  highlight: undefined,
  field: undefined,
  ink: undefined,
  formula: undefined,
  squeeze: undefined,
  spacing: undefined,
  hasLeader: undefined,
});
