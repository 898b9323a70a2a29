import { describe, expect, it } from 'vitest';
import {
  closenessFor,
  setCloser,
  takeSpace,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/set-closer.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import type { Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const paragraph = emptyParagraph({ before: 10, after: 20, line: { rule: 'exact', value: 12 } });
const picture: Picture = { x0: 0, y0: 0, x1: 9, y1: 9, bytes: new Uint8Array([1]), format: 'png' };

const closer = { spaces: 0.8, lines: 0.9 };

describe('blocks that are set closer', () => {
  it('have lower lines and less space between them', () => {
    expect(setCloser([paragraph], closer)).toEqual([
      { ...paragraph, before: 8, after: 16, line: { rule: 'exact', value: expect.closeTo(10.8) } },
    ]);
  });

  it('have lower rows, where these have a height, and so have the paragraphs in them', () => {
    const cell = { columns: 1, rows: 1, isContinued: false, fill: null, vertical: 'top' } as const;
    const borders = { top: null, left: null, bottom: null, right: null };
    const row = (height: number | null) => ({ height, cells: [{ ...cell, borders, blocks: [paragraph] }] });
    const place = { isRightToLeft: false, left: 0, columns: [100], padding: { left: 0, right: 0 }, headerRows: 0 };
    const [table] = setCloser([{ type: 'table', ...place, rows: [row(50), row(null)] }], closer);
    const rows = table?.type === 'table' ? table.rows : [];
    expect(rows.map(({ height }) => height)).toEqual([45, null]);
    expect(rows[0]?.cells[0]?.blocks).toEqual(setCloser([paragraph], { spaces: 0.9, lines: 0.9 }));
  });

  it('cut off no pictures', () => {
    const drawn = { ...paragraph, inlines: [{ type: 'drawing', picture, place: 'line', description: '' }] as const };
    expect(setCloser([drawn], closer)).toEqual([{ ...drawn, before: 8, after: 16 }]);
  });
});

describe('space between blocks', () => {
  it('is taken from the last ones, half of it at most', () => {
    const spaces = takeSpace([paragraph, paragraph, paragraph], 21).map((block) =>
      block.type === 'paragraph' ? block.before + block.after : null,
    );
    expect(spaces).toEqual([30, 24, 15]);
  });
});

describe('how close blocks are set', () => {
  const shown = { top: 50, bottom: 150, columns: 1, isHidden: false };
  const blocks = [paragraph, paragraph];

  it('takes the space between them first', () => {
    expect(closenessFor(blocks, shown, 15)).toEqual({ spaces: 0.75, lines: 1 });
    const both = closenessFor(blocks, shown, 32);
    expect(both).toEqual({ spaces: 0.5, lines: expect.closeTo(0.95) });
  });

  it('shares it among columns', () => {
    expect(closenessFor(blocks, { ...shown, columns: 2 }, 15)).toEqual({ spaces: 0.5, lines: 1 });
  });

  it('is nothing where lines would touch, unless a picture hides them', () => {
    expect(closenessFor(blocks, shown, 40)).toBeNull();
    expect(closenessFor(blocks, { ...shown, isHidden: true }, 40)).toEqual({ spaces: 0.5, lines: 0.75 });
    expect(closenessFor([], { ...shown, bottom: 50 }, 1)).toBeNull();
  });
});
