import { describe, expect, it } from 'vitest';
import {
  packLetters,
  unpackLetters,
} from '../../../../../../api/engines/pdf/reconstruct/lines/packed/packed-letters.ts';
import { glyphWith, newGlyph } from '../../../../../../api/engines/pdf/reconstruct/model/new-glyph.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

describe('a new glyph', () => {
  const [{ look }] = glyphs('a', 50, 100) as [ReturnType<typeof glyphs>[number]];
  const made = newGlyph('a', look, 100, 50, 90, 55, 102);

  it('is a plain letter at its place', () => {
    expect(made).toEqual({
      ...{ type: 'letter', text: 'a', look, baseline: 100, x0: 50, y0: 90, x1: 55, y1: 102 },
      ...{ space: null, spaces: 0, isSoftHyphen: false },
    });
  });

  it('has the properties of every letter, in their order', () => {
    const marked = { ...glyphs('a', 50, 100)[0], type: 'tab', hasLeader: true, link: '#a' } as typeof made;
    const [unpacked] = unpackLetters(packLetters([marked]) as NonNullable<ReturnType<typeof packLetters>>);
    expect(Object.keys(unpacked as object)).toEqual(Object.keys(made));
  });
});

describe('a glyph with other properties', () => {
  const [glyph] = glyphs('a', 50, 100) as [ReturnType<typeof glyphs>[number]];
  const linked = { ...glyph, link: '#a', isUnderlined: true };

  it('has all others of the glyph, which keeps its own', () => {
    expect(glyphWith(linked, { type: 'space', text: ' ' })).toEqual({ ...linked, type: 'space', text: ' ' });
    expect(linked.text).toBe('a');
  });

  it('has the shape of a new one', () => {
    const { text, look, baseline, x0, y0, x1, y1 } = glyph;
    const made = newGlyph(text, look, baseline, x0, y0, x1, y1);
    expect(Object.keys(glyphWith(linked, { squeeze: 1, isDrawn: true }))).toEqual(Object.keys(made));
  });
});
