import { describe, expect, it } from 'vitest';
import { mergeDuplicates } from '../../../../../api/engines/pdf/compress/merge-duplicates.ts';
import type { PdfValue } from '../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { objectsWithStreams, type StreamFixture } from '../../../../support/pdf/pdf-values.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const objectsWith = async (
  streams: Readonly<Record<number, StreamFixture>>,
  values: Readonly<Record<number, PdfValue>>,
) => objectsWithStreams(await scratchFolder(), streams, values);

const image = { '/Subtype': '/Image', '/Width': 1 };

describe('streams that occur twice', () => {
  it('become one: what refers to the second refers to the first', async () => {
    const objects = await objectsWith(
      { 1: { dict: image, data: 'pixels' }, 2: { dict: { '/Width': 1, '/Subtype': '/Image' }, data: 'pixels' } },
      { 3: { '/XObject': { '/Im0': '1 0 R', '/Im1': '2 0 R' }, '/Kids': ['2 0 R', 5] } },
    );
    expect(mergeDuplicates(objects)).toBe(1);
    expect(objects.resolve('3 0 R')).toEqual({
      '/XObject': { '/Im0': '1 0 R', '/Im1': '1 0 R' },
      '/Kids': ['1 0 R', 5],
    });
  });

  it('become one where only their masks made them differ', async () => {
    const objects = await objectsWith(
      {
        1: { dict: { ...image, '/SMask': '3 0 R' }, data: 'pixels' },
        2: { dict: { ...image, '/SMask': '4 0 R' }, data: 'pixels' },
        3: { dict: image, data: 'mask' },
        4: { dict: image, data: 'mask' },
      },
      { 5: { '/Im0': '1 0 R', '/Im1': '2 0 R' } },
    );
    expect(mergeDuplicates(objects)).toBe(2);
    expect(objects.resolve('5 0 R')).toEqual({ '/Im0': '1 0 R', '/Im1': '1 0 R' });
  });

  it.each<[string, StreamFixture, StreamFixture]>([
    ['differ in their data', { dict: image, data: 'pixels' }, { dict: image, data: 'pixelz' }],
    ['differ in their dictionaries', { dict: image, data: 'x' }, { dict: { ...image, '/Width': 2 }, data: 'x' }],
    [
      'are what tags point to',
      { dict: { ...image, '/StructParent': 1 }, data: 'x' },
      { dict: { ...image, '/StructParent': 1 }, data: 'x' },
    ],
    ['are metadata', { dict: { '/Type': '/Metadata' }, data: 'x' }, { dict: { '/Type': '/Metadata' }, data: 'x' }],
  ])('stay two where they %s', async (_, first, second) => {
    const objects = await objectsWith({ 1: first, 2: second }, { 3: ['1 0 R', '2 0 R'] });
    expect(mergeDuplicates(objects)).toBe(0);
    expect(objects.resolve('3 0 R')).toEqual(['1 0 R', '2 0 R']);
  });
});
