import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { repeatHeaderRows } from '../../../../../api/engines/libreoffice/check/repeat-header-rows.ts';

const repeated = (...parts: readonly string[]) => text(repeatHeaderRows(Readable.from(parts)));

const rowOf = (mark: string, header = '') =>
  String.raw`\trowd${header}\trleft0\cellx2000\cellx4000\pard\plain \intbl {${mark}Name}\cell {Value}\cell\row\pard`;
const mark = (name: string) => `{\\*\\bkmkstart ${name}}{\\*\\bkmkend ${name}}`;
const other = mark('place_1');

it('repeats rows that are marked, and takes out the mark', async () => {
  const rows = [rowOf(other + mark('repeated_row')), rowOf(mark('repeated_row1')), rowOf(other)];
  expect(await repeated(`{\\rtf1 ${rows.join('')}}`)).toBe(
    `{\\rtf1 ${rowOf(other, '\\trhdr')}${rowOf('', '\\trhdr')}${rowOf(other)}}`,
  );
});

it('finds a row wherever the file is divided as it is read', async () => {
  const rtf = `a${rowOf(mark('repeated_row'))}b`;
  for (let at = 1; at < rtf.length; at++) {
    expect(await repeated(rtf.slice(0, at), rtf.slice(at))).toBe(`a${rowOf('', '\\trhdr')}b`);
  }
});

it('repeats no row for a mark in a later cell or behind it', async () => {
  const rtf = `${rowOf('')}{${mark('repeated_row')}}`;
  expect(await repeated(rtf)).toBe(rtf);
});

it('holds no more of a row than may precede a mark, as if its first cell has a large picture', async () => {
  const parts = ['\\trowd\\cellx2000 ', ...Array.from({ length: 40 }, () => 'f'.repeat(65_536)), '\\cell\\row'];
  let [read, written, held] = [0, 0, 0];
  const source = async function* () {
    for (const part of parts) {
      held = Math.max(held, read - written);
      read += part.length;
      yield part;
    }
  };
  for await (const part of repeatHeaderRows(source())) written += part.length;
  expect(written).toBe(parts.join('').length);
  expect(held).toBeLessThan(4 * 65_536);
});
