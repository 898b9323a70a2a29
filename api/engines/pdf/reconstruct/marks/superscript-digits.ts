import { glyphWith } from '../model/new-glyph.ts';
import type { Glyph, Look } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const superscriptDigit = /^[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]$/;

const { sizeTimes, raisedEms } = thresholds.superscript;

/** The smaller look for each look of such digits; the objects are those of one document. */
const known = new WeakMap<Look, Look>();

function smallOf(look: Look): Look {
  const small = known.get(look) ?? { ...look, size: sizeTimes * look.size };
  known.set(look, small);
  return small;
}

/**
 * The letters of a page in which superscript digits that link to a place in the document are usual digits, smaller and
 * higher: Typst writes such characters where other programs raise the marks of notes.
 * @param glyphs Letters that know their links.
 */
export function withRaisedDigits(glyphs: readonly Glyph[]): readonly Glyph[] {
  const isMark = ({ text, link }: Glyph) => link?.startsWith('#') === true && superscriptDigit.test(text);
  if (!glyphs.some(isMark)) return glyphs;
  return glyphs.map((glyph) => {
    if (!isMark(glyph)) return glyph;
    const baseline = glyph.baseline - raisedEms * glyph.look.size;
    return glyphWith(glyph, { text: glyph.text.normalize('NFKC'), look: smallOf(glyph.look), baseline, y1: baseline });
  });
}
