import { describe, expect, it } from 'vitest';
import { createIsHeadingLine } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/heading-lines.ts';
import type { PlacedPassage } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/placed-passage.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Look } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { Passage } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { look as body, glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const bold: Look = { ...body, isBold: true };
const passage = (text: string, look: Look, y = 100, x = 50): Passage =>
  passageOf(findSegments(glyphs(text, x, y, look)), null, { x0: 50, x1: 350 });
const text = passage('this is text in a line of its own, not bold', body, 112);

interface Line {
  readonly look?: Look;
  readonly next?: Passage | null;
  readonly own?: ReadonlySet<Look>;
  readonly found?: ReadonlySet<Passage>;
  readonly x?: number;
}

/** Whether a line is a heading among others of its look. */
function isHeading(title: string, { look = bold, next = text, own = new Set(), found = new Set(), x = 50 }: Line = {}) {
  const each: PlacedPassage = { passage: passage(title, look, 100, x), next, page: 0, isInTable: false };
  const others = [1, 2, 3].map((at) => ({ ...each, passage: passage(`${title} ${at}`, look, 100, x) }));
  return createIsHeadingLine([each, ...others], { body, own, found })(each);
}

describe('a bold line', () => {
  it('is a heading before text', () => {
    expect(isHeading('About tools')).toBe(true);
    expect(isHeading('About tools', { look: body })).toBe(false);
    expect(isHeading('About tools', { next: null })).toBe(false);
  });

  it('is none before other bold text, unless that is a heading of another look', () => {
    const next = passage('Also bold', { ...bold, size: 11 }, 112);
    expect(isHeading('About tools', { next })).toBe(false);
    expect(isHeading('About tools', { next, found: new Set([next]), own: new Set([bold]) })).toBe(true);
    expect(isHeading('About tools', { next, found: new Set([next]) })).toBe(false);
  });

  it('is none that ends a part of a sentence', () => {
    for (const end of ['.', ',', ';', '。']) expect(isHeading(`About tools${end}`)).toBe(false);
  });

  it('may end with a colon where only headings have its look', () => {
    expect(isHeading('About tools:')).toBe(false);
    expect(isHeading('About tools:', { own: new Set([bold]) })).toBe(true);
  });

  it('is none below text at its side, or smaller than the text', () => {
    expect(isHeading('About tools', { next: passage('this is text beside it', body, 100) })).toBe(false);
    expect(isHeading('About tools', { look: { ...bold, size: 8 } })).toBe(false);
  });

  it('is none that the text below describes, as its place shows', () => {
    expect(isHeading('About tools', { x: 80 })).toBe(false);
    expect(isHeading('About tools', { x: 52 })).toBe(true);
  });

  it('in capitals may be smaller where only headings have its look', () => {
    const small: Look = { ...bold, size: 8.5 };
    expect(isHeading('ABOUT TOOLS', { look: small, own: new Set([small]) })).toBe(true);
    expect(isHeading('About tools', { look: small, own: new Set([small]) })).toBe(false);
    expect(isHeading('ABOUT TOOLS', { look: small })).toBe(false);
  });
});

describe('a line of text', () => {
  it('in a colour and a font that only headings have is a heading', () => {
    const blue: Look = { ...body, colour: '0000FF', font: 'LiberationSerif' };
    expect(isHeading('About tools', { look: blue, own: new Set([blue]) })).toBe(true);
    expect(isHeading('About tools', { look: blue })).toBe(false);
    const plain: Look = { ...body, colour: '0000FF' };
    expect(isHeading('About tools', { look: plain, own: new Set([plain]) })).toBe(false);
  });

  it('in a colour of program code is none', () => {
    const code: Look = { ...bold, colour: '0000FF', isFixedPitch: true };
    expect(isHeading('return value', { look: code, own: new Set([code]) })).toBe(false);
  });

  it('in italics that several headings have is one', () => {
    const slanted: Look = { ...body, isItalic: true };
    expect(isHeading('About tools', { look: slanted, own: new Set([slanted]) })).toBe(true);
    expect(isHeading('About tools', { look: slanted })).toBe(false);
  });
});
