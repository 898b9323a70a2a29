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
