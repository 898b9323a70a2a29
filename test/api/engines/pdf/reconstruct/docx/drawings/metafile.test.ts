import { describe, expect, it } from 'vitest';
import { inkOf, metafileOf } from '../../../../../../../api/engines/pdf/reconstruct/docx/drawings/metafile.ts';
import { polyline } from '../../../../../../../api/engines/pdf/reconstruct/model/drawings/path-steps.ts';

const shape = {
  ...{ x0: 72, y0: 72, x1: 144, y1: 108 },
  steps: [
    ...polyline([
      [72, 72],
      [144, 72],
    ]),
    { type: 'curve' as const, points: [144, 90, 130, 108, 72, 108] },
    { type: 'close' as const, points: [] },
  ],
};

/** The records of a metafile: their kinds and contents as words. */
function recordsOf(bytes: Uint8Array) {
  const view = Buffer.from(bytes);
  const records: { kind: number; words: number[] }[] = [];
  for (let at = 0; at < view.length; at += view.readUInt32LE(at + 4)) {
    const words = Array.from({ length: view.readUInt32LE(at + 4) / 4 - 2 }, (_, index) =>
      view.readInt32LE(at + 8 + 4 * index),
    );
    records.push({ kind: view.readUInt32LE(at), words });
  }
  return records;
}

describe('a metafile', () => {
  const area = { ...shape, fill: 'FF8000', stroke: null, width: 0 };
  const line = { ...shape, fill: null, stroke: '0000FF', width: 2 };

  it('states its size, its length and how many records it has', () => {
    const bytes = metafileOf([area], area);
    const records = recordsOf(bytes);
    const [header] = records;
    const inch = 2540;
    expect(header?.words.slice(0, 8)).toEqual([0, 0, inch, inch / 2, 0, 0, inch, inch / 2]);
    expect(header?.words.slice(10, 12)).toEqual([bytes.length, records.length]);
    expect(records.at(-1)?.kind).toBe(14);
  });

  it('draws paths from the corner of the picture, fills areas and strokes lines', () => {
    const filled = recordsOf(metafileOf([area], area));
    expect(filled.find(({ kind }) => kind === 27)?.words).toEqual([0, 0]);
    expect(filled.find(({ kind }) => kind === 54)?.words).toEqual([2540, 0]);
    expect(filled.find(({ kind }) => kind === 5)?.words.slice(4)).toEqual([3, 2540, 635, 2046, 1270, 0, 1270]);
    expect(filled.find(({ kind }) => kind === 39)?.words[2]).toBe(0x0080ff);
    expect(filled.map(({ kind }) => kind)).toContain(62);
    const drawn = recordsOf(metafileOf([line], line));
    expect(drawn.find(({ kind }) => kind === 95)?.words.slice(6, 9)).toEqual([71, 0, 0xff0000]);
    expect(drawn.map(({ kind }) => kind)).toContain(64);
    const both = recordsOf(metafileOf([{ ...line, fill: 'FFFFFF' }], line));
    expect(both.map(({ kind }) => kind)).toContain(63);
  });

  it('shows all of the strokes', () => {
    expect(inkOf(line, line)).toEqual({ x0: 71, y0: 71, x1: 145, y1: 109 });
    expect(inkOf(area, area)).toMatchObject({ x0: 72, x1: 144 });
  });

  it('has a size even of a line without any', () => {
    const flat = { ...line, y1: 72, width: 0 };
    expect(recordsOf(metafileOf([flat], flat))[0]?.words.slice(2, 4)).toEqual([2540, 1]);
  });
});
