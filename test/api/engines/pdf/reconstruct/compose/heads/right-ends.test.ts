import { describe, expect, it } from 'vitest';
import { withRightEnd } from '../../../../../../../api/engines/pdf/reconstruct/compose/heads/right-ends.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** A line of a head on a page: texts and where they begin. Letters are 5 points wide. */
const lineOf = (...texts: readonly (readonly [text: string, x: number])[]) =>
  joinSegments(findSegments(texts.flatMap(([text, x]) => glyphs(text, x, 30))));

/** How a paragraph with the first of some lines is set, which the others are on other pages. */
function setBeside([first = [], ...others]: readonly ReturnType<typeof lineOf>[]) {
  const [passage] = findPassages(first, { x0: 50, x1: 400 });
  if (passage === undefined) throw new Error('No paragraph was found');
  const { alignment, endsTogether = false } = withRightEnd(passage, others.flat());
  return { alignment, endsTogether };
}

describe('a line of a head', () => {
  it('is aligned at the right if it ends where it does on other pages, and begins elsewhere there', () => {
    const pages = [lineOf(['9', 300]), lineOf(['8', 300]), lineOf(['10', 295])];
    expect(setBeside(pages)).toEqual({ alignment: 'right', endsTogether: false });
  });

  it('has its last tab there if there are others', () => {
    const pages = [lineOf(['Head', 50], ['9', 300]), lineOf(['Head', 50], ['10', 295])];
    expect(setBeside(pages)).toEqual({ alignment: 'left', endsTogether: true });
  });

  it('is as it is found if all are equal, some begin together, or they are others', () => {
    const found = { alignment: 'left', endsTogether: false };
    expect(setBeside([lineOf(['9', 300]), lineOf(['8', 300])])).toEqual(found);
    expect(setBeside([lineOf(['9', 300]), lineOf(['10', 295]), lineOf(['11', 300])])).toEqual(found);
    expect(setBeside([lineOf(['9', 300]), lineOf(['Head', 50], ['10', 295])])).toEqual(found);
  });
});
