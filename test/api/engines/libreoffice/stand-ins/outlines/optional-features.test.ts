import { expect, it } from 'vitest';
import {
  dropAlternates,
  dropLigatures,
} from '../../../../../../api/engines/libreoffice/stand-ins/outlines/optional-features.ts';
import { liberationSans } from '../../../../../support/fonts/font-file.ts';

/** A table GSUB with these features. */
function substitutions(...tags: readonly string[]): Buffer {
  const table = Buffer.alloc(12 + 6 * tags.length);
  table.writeUInt16BE(10, 6);
  table.writeUInt16BE(tags.length, 10);
  for (const [place, tag] of tags.entries()) table.write(tag, 12 + 6 * place, 'latin1');
  return table;
}

it('makes standard ligatures discretionary, and leaves other substitutions unchanged', async () => {
  const font = await liberationSans();
  font.tables.set('GSUB', substitutions('ccmp', 'liga', 'tnum'));
  dropLigatures(font);
  expect(font.tables.get('GSUB')).toEqual(substitutions('ccmp', 'dlig', 'tnum'));
});

it('makes alternates discretionary', async () => {
  const font = await liberationSans();
  font.tables.set('GSUB', substitutions('calt', 'liga', 'locl'));
  dropAlternates(font);
  expect(font.tables.get('GSUB')).toEqual(substitutions('dlig', 'liga', 'dlig'));
});

it('leaves a font without substitutions alone', async () => {
  const font = await liberationSans();
  font.tables.delete('GSUB');
  dropLigatures(font);
  expect(font.tables.has('GSUB')).toBe(false);
});
