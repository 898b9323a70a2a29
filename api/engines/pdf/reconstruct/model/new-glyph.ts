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

/**
 * A copy of a letter with other properties, of the same shape as all letters: a copy by spreading would have a shape of its
 * own at each place in the code that makes one.
 */
export function glyphWith<T extends Glyph & Partial<NewGlyph>, const Changes extends Partial<NewGlyph>>(
  glyph: T,
  changes: Changes,
): Omit<T, keyof Changes> & Changes {
  const copy = newGlyph(glyph.text, glyph.look, glyph.baseline, glyph.x0, glyph.y0, glyph.x1, glyph.y1);
  copy.type = glyph.type;
  copy.space = glyph.space;
  copy.spaces = glyph.spaces;
  copy.isSoftHyphen = glyph.isSoftHyphen;
  copy.isDrawn = glyph.isDrawn;
  copy.isBeforeSpace = glyph.isBeforeSpace;
  copy.isAfterNoBreakSpace = glyph.isAfterNoBreakSpace;
  copy.spaceLook = glyph.spaceLook;
  copy.tag = glyph.tag;
  copy.paragraph = glyph.paragraph;
  copy.isArtifact = glyph.isArtifact;
  copy.link = glyph.link;
  copy.isUnderlined = glyph.isUnderlined;
  copy.isStruck = glyph.isStruck;
  copy.highlight = glyph.highlight;
  copy.field = glyph.field;
  copy.ink = glyph.ink;
  copy.formula = glyph.formula;
  copy.squeeze = glyph.squeeze;
  copy.spacing = glyph.spacing;
  copy.hasLeader = glyph.hasLeader;
  return Object.assign(copy, changes) as unknown as Omit<T, keyof Changes> & Changes;
}
