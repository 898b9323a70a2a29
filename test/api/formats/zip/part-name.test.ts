import { expect, it } from 'vitest';
import { relationshipsOf, resolveTarget, sourceOf } from '../../../../api/formats/zip/part-name.ts';

it('resolves targets from the folder of the part that names them', () => {
  expect(resolveTarget('../media/a.png', 'word/glossary')).toBe('word/media/a.png');
  expect(resolveTarget('/word/media/a.png', 'ppt/slides')).toBe('word/media/a.png');
  expect(resolveTarget('xl/workbook.xml', '.')).toBe('xl/workbook.xml');
  expect(resolveTarget('../a.png', '.')).toBe('../a.png');
});

it('knows where a part has its relationships, and the other way round', () => {
  expect(relationshipsOf('ppt/slides/slide1.xml')).toBe('ppt/slides/_rels/slide1.xml.rels');
  expect(relationshipsOf('')).toBe('_rels/.rels');
  expect(sourceOf('ppt/slides/_rels/slide1.xml.rels')).toBe('ppt/slides/slide1.xml');
});
