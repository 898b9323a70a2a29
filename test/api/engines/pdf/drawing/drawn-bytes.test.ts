import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnBytes, mostFunctionUses } from '../../../../../api/engines/pdf/drawing/drawn-bytes.ts';
import type { PdfDict, PdfValue } from '../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { readObjects } from '../../../../../api/engines/pdf/qpdf/read-objects.ts';
import { objectsOf } from '../../../../support/pdf/pdf-values.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();

interface Stream {
  readonly dict: PdfDict;
  readonly content: string;
}

/** The counts of the pages of a PDF whose only page has these resources; further objects are numbered from 10. */
async function count(
  content: string,
  resources: PdfDict,
  more: readonly (Stream | { readonly value: PdfValue })[] = [],
) {
  const name = join(folder, String(Math.random()));
  mkdirSync(name);
  const streamed = ({ dict, content: text }: Stream, number: number) => {
    const datafile = join(name, String(number));
    writeFileSync(datafile, text);
    return { stream: { dict, datafile } };
  };
  const page = { '/Type': '/Page', '/Contents': '4 0 R', '/Resources': resources };
  const entries = {
    'obj:1 0 R': { value: { '/Pages': '2 0 R' } },
    'obj:2 0 R': { value: { '/Type': '/Pages', '/Kids': ['3 0 R'] } },
    'obj:3 0 R': { value: page },
    'obj:4 0 R': streamed({ dict: {}, content }, 4),
    ...Object.fromEntries(
      more.map((object, index) => [`obj:${10 + index} 0 R`, 'value' in object ? object : streamed(object, 10 + index)]),
    ),
    trailer: { value: { '/Root': '1 0 R' } },
  };
  const path = join(name, 'objects.json');
  writeFileSync(path, JSON.stringify({ qpdf: [{ pdfversion: '1.7' }, entries] }));
  const counts: number[] = [];
  for await (const bytes of drawnBytes(readObjects(path), 10)) counts.push(bytes);
  return counts;
}

const form = (content: string, resources?: PdfDict): Stream => ({
  dict: { '/Subtype': '/Form', ...(resources ? { '/Resources': resources } : {}) },
  content,
});
const shape = '0 0 9 9 re f '.repeat(10);

describe('what a page draws', () => {
  it('is its own content, if it uses nothing', async () => {
    expect(await count(shape, {})).toEqual([shape.length + 1]);
  });

  it('is multiplied by the uses of forms within forms', async () => {
    const levels = Array.from({ length: 10 }, (_, level) =>
      form('/X Do '.repeat(12), { '/XObject': { '/X': `${11 + level} 0 R` } }),
    );
    const [bytes = 0] = await count('/X Do', { '/XObject': { '/X': '10 0 R' } }, [...levels, form(shape)]);
    expect(bytes).toBeGreaterThan(12 ** 10 * shape.length);
    expect(bytes).toBeLessThan(12 ** 10 * shape.length * 2);
  });

  it('has no end where a form draws itself', async () => {
    const self = form('/X Do', { '/XObject': { '/X': '10 0 R' } });
    expect(await count('/X Do', { '/XObject': { '/X': '10 0 R' } }, [self])).toEqual([Number.POSITIVE_INFINITY]);
  });

  it('has no end where a soft mask is drawn through itself', async () => {
    const states = { '/ExtGState': { '/G': { '/SMask': { '/G': '10 0 R' } } } };
    expect(await count('/G gs', states, [form(shape), form('/G gs', states)])).toEqual([6 + shape.length]);
    expect(await count('/G gs', states, [form('/G gs', states)])).toEqual([Number.POSITIVE_INFINITY]);
  });

  it('counts patterns and the glyphs of fonts of Type 3', async () => {
    const tile = { dict: { '/PatternType': 1 }, content: shape };
    const font = {
      '/Subtype': '/Type3',
      '/Encoding': { '/Differences': [97, '/a'] },
      '/CharProcs': { '/a': '11 0 R' },
    };
    const resources = { '/Pattern': { '/P': '10 0 R' }, '/Font': { '/T': font } };
    const content = '/P scn BT /T 9 Tf (aab) Tj ET';
    expect(await count(content, resources, [tile, form(shape)])).toEqual([content.length + 1 + 3 * shape.length]);
  });

  it('does not count pictures, and a form that is named but not drawn', async () => {
    const image = { dict: { '/Subtype': '/Image' }, content: shape };
    const resources = { '/XObject': { '/I': '10 0 R', '/X': '11 0 R' } };
    expect(await count('/I Do', resources, [image, form(shape)])).toEqual([6]);
  });
});

describe('functions', () => {
  it('are counted with those that they stitch together', () => {
    const stitched = Array.from({ length: 28 }, (_, level) => [
      10 + level,
      { '/FunctionType': 3, '/Functions': [`${11 + level} 0 R`, `${11 + level} 0 R`] },
    ]);
    const objects = objectsOf({ ...Object.fromEntries(stitched), 38: { '/FunctionType': 2 } });
    expect(mostFunctionUses(objects)).toBe(2 ** 29 - 1);
  });

  it('have no end where one calls itself', () => {
    const objects = objectsOf({ 10: { '/FunctionType': 3, '/Functions': ['10 0 R'] } });
    expect(mostFunctionUses(objects)).toBe(Number.POSITIVE_INFINITY);
  });
});
