import { expect, it } from 'vitest';
import { standInOf } from '../../../../../api/engines/libreoffice/stand-ins/stand-in-of.ts';

it('finds the stand-in of a family in a PDF by any of its names, whatever their case', () => {
  const embedded = new Set(['LiberationSans', 'Stand-inforSegoeUI-Bold']);
  expect(standInOf('segoe ui', embedded)?.shapes).toBe('Noto Sans');
  expect(standInOf('Segoe UI Light', embedded)?.shapes).toBe('Noto Sans');
});

it('finds none that the PDF does not embed', () => {
  expect(standInOf('Verdana', new Set(['Stand-inforSegoeUI-Bold']))).toBeUndefined();
  expect(standInOf('Kafka Sans', new Set(['Stand-inforSegoeUI-Bold']))).toBeUndefined();
});

it('recognises East Asian ones by the name of their outlines', () => {
  expect(standInOf('宋体', new Set(['NotoSerifCJKjp-Regular-VKana']))?.shapes).toBe('Noto Serif CJK SC');
  expect(standInOf('宋体', new Set(['NotoSansCJKjp-Regular']))).toBeUndefined();
});
