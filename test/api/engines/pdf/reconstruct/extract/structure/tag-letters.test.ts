import { describe, expect, it } from 'vitest';
import { createTagger } from '../../../../../../../api/engines/pdf/reconstruct/extract/structure/tag-letters.ts';
import { newGlyph } from '../../../../../../../api/engines/pdf/reconstruct/model/new-glyph.ts';
import type { Tag } from '../../../../../../../api/engines/pdf/reconstruct/model/tag.ts';
import type { Pdfium } from '../../../../../../../api/formats/pdfium.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const heading: Tag = { block: 1, heading: 2, isItem: false, cell: null };
const name = 'Artifact';

/** Text objects whose handles are their marked-content ids; those from 100 on are marked as artifacts. */
let asked: number[] = [];
const api = {
  FPDFPageObj_GetMarkedContentID: (object: number) => {
    asked.push(object);
    return object;
  },
  FPDFPageObj_CountMarks: (object: number) => (object < 100 ? 0 : 1),
  FPDFPageObj_GetMark: () => 1,
  FPDFPageObjMark_GetName: () => true,
};
const pdfium = { api, scratch: 0, scratchBytes: 64, integer: () => name.length, wide: () => name } as unknown as Pdfium;

const letter = () => newGlyph('a', look, 10, 0, 0, 5, 10);

describe('letters of a tagged page', () => {
  it('have the tag of their text object', () => {
    const [tagged, other] = [letter(), letter()];
    const tag = createTagger(pdfium, new Map([[1, heading]]));
    tag(tagged, 1);
    tag(other, 2);
    expect([tagged.tag, other.tag, other.isArtifact]).toEqual([heading, undefined, undefined]);
  });

  it('are no part of the text if they are marked so, and have no tag', () => {
    const [head, kept] = [letter(), letter()];
    const tag = createTagger(pdfium, new Map([[101, heading]]));
    tag(head, 100);
    tag(kept, 101);
    expect([head.isArtifact, kept.isArtifact]).toEqual([true, undefined]);
  });

  it('ask once what is known of their text object', () => {
    asked = [];
    const tag = createTagger(pdfium, new Map([[1, heading]]));
    for (const object of [1, 1, 2, 2, 1]) tag(letter(), object);
    expect(asked).toEqual([1, 2]);
  });
});

it('letters of a page without tags are all part of its text', () => {
  const head = letter();
  createTagger(pdfium, new Map())(head, 100);
  expect(head.isArtifact).toBeUndefined();
});

it('letters are of the heading that the name of their style says, if they have a tag that says nothing of it', () => {
  const styled = { ...pdfium, integer: () => 'Heading 3'.length, wide: () => 'Heading 3' } as unknown as Pdfium;
  const plain: Tag = { block: 2, heading: null, isItem: true, cell: null };
  const tags = new Map([
    [101, plain],
    [102, plain],
    [103, heading],
  ]);
  const tag = createTagger(styled, tags);
  const [first, second, known] = [letter(), letter(), letter()];
  for (const [index, each] of [first, second, known].entries()) tag(each, 101 + index);
  expect(first.tag).toEqual({ ...plain, heading: 3, isItem: false });
  expect(second.tag).toBe(first.tag);
  expect(known.tag).toBe(heading);
});
