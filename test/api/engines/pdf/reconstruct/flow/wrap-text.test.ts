import { describe, expect, it } from 'vitest';
import type { Flow } from '../../../../../../api/engines/pdf/reconstruct/flow/analysed-page.ts';
import { wrapText } from '../../../../../../api/engines/pdf/reconstruct/flow/wrap-text.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { passageOf } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { filledTable } from '../../../../../support/rebuilt-pdf/filled-table.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 72, x1: 372 };
const line = (text: string, x: number, y: number): Line =>
  joinSegments(findSegments(glyphs(text, x, y)), edges)[0] as Line;
const paragraph = (...lines: readonly Line[]) => passageOf(lines, null, edges);
const wide = 'Text as wide as the whole of its column is here';
const narrow = 'text beside it';

const picture = (x0: number, x1: number, [y0, y1]: readonly [number, number] = [106, 140]): Picture => ({
  ...{ x0, x1, y0, y1 },
  format: 'png',
  bytes: Buffer.from(''),
});
const left = picture(72, 160);
const right = picture(280, 372);

const wrapped = (items: Flow['items'], ...floats: readonly Picture[]) => {
  const { regions, floats: pictures } = wrapText([{ columns: [{ edges, items }] }], floats);
  const passages = regions[0]?.columns[0]?.items.flatMap((item) => (item.type === 'passage' ? [item] : [])) ?? [];
  return {
    besides: passages.map(({ lines }) => lines.map(({ beside }) => beside ?? null)),
    pictures: pictures.map((each) => each.wrapped),
  };
};

/** A paragraph that goes around a picture at the left, and another one beside that. */
const turning = paragraph(line(wide, 72, 100), line(narrow, 168, 116), line(narrow, 168, 128));
const beside = paragraph(line(narrow, 168, 142));

describe('text around a picture', () => {
  it('has lines with edges of their own on the right of it', () => {
    const own = { x0: 168, x1: 372 };
    const { besides, pictures } = wrapped([turning, beside], left);
    expect(besides).toEqual([[null, own, own], [own]]);
    expect(pictures).toEqual([{ side: 'right', gap: 8, above: 0, below: 0 }]);
  });

  it('is on the left of one at the right edge, too', () => {
    const around = paragraph(line(narrow, 72, 116), line(wide, 72, 160));
    const { besides, pictures } = wrapped([around], right);
    expect(besides).toEqual([[{ x0: 72, x1: 266 }, null]]);
    expect(pictures).toEqual([{ side: 'left', gap: 14, above: 0, below: 0 }]);
  });

  it('begins above the picture, where the first line beside it does', () => {
    const early = paragraph(line(wide, 72, 89), line(narrow, 168, 103), line(narrow, 168, 116));
    const { besides, pictures } = wrapped([early], left);
    expect(besides[0]?.map((own) => own !== null)).toEqual([false, true, true]);
    expect(pictures[0]?.above).toBeGreaterThan(3);
  });

  it('is not what stands beside it as a whole, above the indented first line of a paragraph', () => {
    const indented = paragraph(line(narrow, 168, 142), line(wide, 72, 156));
    const heading = paragraph(line(narrow, 168, 120));
    const { besides, pictures } = wrapped([heading, indented], picture(72, 160, [106, 136]));
    expect(besides).toEqual([[null], [null, null]]);
    expect(pictures).toEqual([undefined]);
  });

  it('stands on one side of it only, and alone there', () => {
    const across = paragraph(line(wide, 72, 100), line(narrow, 168, 116), line(wide, 72, 128));
    expect(wrapped([across], left).pictures).toEqual([undefined]);
    expect(wrapped([turning], { ...left, isInFront: true }).pictures).toEqual([undefined]);
    expect(wrapped([turning], picture(120, 160)).pictures).toEqual([undefined]);
    const table = filledTable({ x0: 168, x1: 372, y0: 130, y1: 138 });
    expect(wrapped([turning, table], left).pictures).toEqual([undefined]);
  });
});
