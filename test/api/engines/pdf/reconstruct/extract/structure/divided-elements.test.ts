import { describe, expect, it } from 'vitest';
import {
  allHere,
  createDivided,
  notHere,
  partsOf,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/structure/divided-elements.ts';
import { nowhere } from '../../../../../../../api/engines/pdf/reconstruct/extract/structure/place-elements.ts';

describe('the parts of an element', () => {
  it('are on other pages before and after what is on this one', () => {
    expect(partsOf('P', [notHere, allHere])).toEqual({ isHere: true, isBegun: true, goesOn: false });
    expect(partsOf('P', [allHere, notHere])).toEqual({ isHere: true, isBegun: false, goesOn: true });
    expect(partsOf('P', [allHere, notHere, allHere])).toEqual(allHere);
  });

  it('are those of the elements within it', () => {
    const inner = partsOf('Span', [allHere, notHere]);
    expect(partsOf('P', [allHere, inner])).toEqual({ isHere: true, isBegun: false, goesOn: true });
  });

  it('are no objects, to which links refer', () => {
    expect(partsOf('Link', [allHere, notHere])).toEqual(allHere);
  });
});

it('marks the letters of paragraphs that are divided, and of no others', () => {
  const divided = createDivided();
  const tag = { block: 1, heading: null, isItem: false, cell: null };
  divided.add({ type: 'P', place: { ...nowhere, block: 1 }, table: null }, { ...allHere, goesOn: true });
  divided.add({ type: 'LBody', place: { ...nowhere, block: 2 }, table: null }, { ...allHere, goesOn: true });
  const marked = divided.marked(
    new Map([
      [0, tag],
      [1, { ...tag, block: 2 }],
    ]),
  );
  expect(marked.get(0)).toEqual({ ...tag, endsLater: new Set(['paragraph']) });
  expect(marked.get(1)).toEqual({ ...tag, block: 2 });
});
