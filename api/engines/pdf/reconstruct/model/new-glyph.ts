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
  frame: undefined,
  field: undefined,
  ink: undefined,
  formula: undefined,
  picture: undefined,
  squeeze: undefined,
  spacing: undefined,
  hasLeader: undefined,
});

/**
 * Gives a letter all that another has but its text and its place. One by one, since a loop over names takes ten times as long.
 */
export function fillGlyph(
  letter: NewGlyph,
  from: Pick<Glyph, 'space' | 'spaces' | 'isSoftHyphen'> & Partial<NewGlyph>,
): void {
  letter.type = from.type;
  letter.space = from.space;
  letter.spaces = from.spaces;
  letter.isSoftHyphen = from.isSoftHyphen;
  letter.isBeforeSpace = from.isBeforeSpace;
  letter.isAfterNoBreakSpace = from.isAfterNoBreakSpace;
  letter.spaceLook = from.spaceLook;
  letter.tag = from.tag;
  letter.paragraph = from.paragraph;
  letter.isArtifact = from.isArtifact;
  letter.link = from.link;
  letter.isUnderlined = from.isUnderlined;
  letter.isStruck = from.isStruck;
  letter.highlight = from.highlight;
  letter.frame = from.frame;
  letter.field = from.field;
  letter.formula = from.formula;
  letter.picture = from.picture;
  letter.squeeze = from.squeeze;
  letter.spacing = from.spacing;
  letter.hasLeader = from.hasLeader;
}

/**
 * A copy of a letter with other properties, of the same shape as all letters: a copy by spreading would have a shape of its
 * own at each place in the code that makes one.
 */
export function glyphWith<T extends Glyph & Partial<NewGlyph>, const Changes extends Partial<NewGlyph>>(
  glyph: T,
  changes: Changes,
): Omit<T, keyof Changes> & Changes {
  const copy = newGlyph(glyph.text, glyph.look, glyph.baseline, glyph.x0, glyph.y0, glyph.x1, glyph.y1);
  fillGlyph(copy, glyph);
  copy.isDrawn = glyph.isDrawn;
  copy.ink = glyph.ink;
  return Object.assign(copy, changes) as unknown as Omit<T, keyof Changes> & Changes;
}
