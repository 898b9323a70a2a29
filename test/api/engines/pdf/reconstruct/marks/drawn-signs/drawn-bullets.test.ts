import { describe, expect, it } from 'vitest';
import { withDrawnBullets } from '../../../../../../../api/engines/pdf/reconstruct/marks/drawn-signs/drawn-bullets.ts';
import type { Page, Picture, Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const dot = (x0: number, y0: number, parts: Partial<Shape> = {}): Shape => ({
  ...{ x0, y0, x1: x0 + 4, y1: y0 + 4, fill: '222222', stroke: null, width: 0 },
  steps: [
    { type: 'move', points: [x0 + 4, y0 + 2] },
    { type: 'curve', points: [x0 + 4, y0 + 4, x0, y0 + 4, x0, y0 + 2] },
    { type: 'curve', points: [x0, y0, x0 + 4, y0, x0 + 4, y0 + 2] },
  ],
  ...parts,
});
const text = [...glyphs('First item', 70, 100), ...glyphs('Second item', 70, 112)];
const page = (parts: Partial<Page>): Page => ({
  ...emptyPage(0, { width: 600, height: 800 }),
  glyphs: text,
  ...parts,
});
const signsOf = ({ glyphs }: Page) => glyphs.slice(text.length).map((glyph) => [glyph.text, glyph.x0, glyph.baseline]);

describe('dots before lines', () => {
  it('are bullets', () => {
    const read = withDrawnBullets(page({ shapes: [dot(58, 94), dot(58, 106, { fill: null, stroke: '222222' })] }));
    expect(signsOf(read)).toEqual([
      ['•', 58, 100],
      ['◦', 58, 112],
    ]);
    expect(read.shapes).toEqual([]);
    expect(read.glyphs.at(-1)?.look.font).toBe('ArialMT');
    expect(read.glyphs.at(-1)?.isDrawn).toBe(true);
  });

  it('may be squares', () => {
    const square = (y0: number) => ({ x0: 58, y0, x1: 62, y1: y0 + 4, colour: '222222' });
    const read = withDrawnBullets(page({ fills: [square(94), square(106)] }));
    expect(signsOf(read).map(([sign]) => sign)).toEqual(['▪', '▪']);
    expect(read.fills).toEqual([]);
  });

  it('are one where they are on one another, as balls are shaded', () => {
    const ball = (y0: number) => [1, 2, 3].map(() => dot(58, y0, { fill: null, stroke: '006600' }));
    const read = withDrawnBullets(page({ shapes: [...ball(94), ...ball(106)] }));
    expect(signsOf(read)).toEqual([
      ['•', 58, 100],
      ['•', 58, 112],
    ]);
    expect(read.shapes).toEqual([]);
  });

  it('stand at the right of lines that run to the left', () => {
    const hebrew = [...glyphs('אבג', 70, 100), ...glyphs('דהו', 70, 112)];
    const read = withDrawnBullets(page({ glyphs: hebrew, shapes: [dot(92, 94), dot(92, 106)] }));
    expect(read.glyphs.slice(hebrew.length).map((glyph) => glyph.text)).toEqual(['•', '•']);
  });

  it.each<[string, readonly Shape[]]>([
    ['stand alone', [dot(58, 94)]],
    ['stand between words', [dot(121, 94), dot(126, 106)]],
    ['are at the height of no line', [dot(58, 60), dot(58, 72)]],
    ['are as large as letters', [dot(52, 90, { x1: 62, y1: 100 }), dot(52, 102, { x1: 62, y1: 112 })]],
    ['are parts of a drawing', [dot(50, 94), dot(58, 95), dot(50, 106), dot(58, 107)]],
    ['are white', [dot(58, 94, { fill: 'FFFFFF' }), dot(58, 106, { fill: 'FFFFFF' })]],
  ])('are none where they %s', (_, shapes) => {
    const read = page({ shapes });
    expect(withDrawnBullets(read)).toBe(read);
  });

  describe('that are pictures', () => {
    const file = Uint8Array.of(1, 2, 3);
    const picture = (y0: number, parts: Partial<Picture> = {}): Picture => ({
      ...{ x0: 50, y0, x1: 60, y1: y0 + 13, bytes: file, format: 'png' },
      ...parts,
    });

    it('are bullets where one is below the other', () => {
      const read = withDrawnBullets(page({ pictures: [picture(90), picture(102)] }));
      expect(signsOf(read)).toEqual([
        ['•', 50, 100],
        ['•', 50, 112],
      ]);
      expect(read.pictures).toEqual([]);
    });

    it.each<[string, readonly Picture[]]>([
      ['differ', [picture(90), picture(102, { bytes: Uint8Array.of(4) })]],
      ['have others among them', [picture(90), picture(102), picture(114, { x0: 52, bytes: Uint8Array.of(4) })]],
      ['begin at several places', [picture(90), picture(102, { x0: 40, x1: 50 })]],
      ['are higher than lines', [picture(85, { y1: 105 }), picture(97, { y1: 117 })]],
    ])('are pictures where they %s', (_, pictures) => {
      const read = page({ pictures });
      expect(withDrawnBullets(read)).toBe(read);
    });
  });
});
