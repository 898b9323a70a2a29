import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { subsetFonts } from '../../../../../../api/engines/pdf/compress/fonts/subset-fonts.ts';
import type { UsedCodes } from '../../../../../../api/engines/pdf/compress/fonts/used-codes.ts';
import { readFontTables } from '../../../../../../api/engines/pdf/fonts/font-tables.ts';
import type { PdfDict, PdfObjects } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { liberationSansAs } from '../../../../../support/fonts/font-file.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();
const whole = await liberationSansAs('Sans');
const [font, program] = ['1 0 R', '3 0 R'];
const inTime = Number.POSITIVE_INFINITY;
let files = 0;

/** A PDF's objects: a font, and its embedded program. */
function objectsWith(entries: PdfDict, data: Buffer = whole): PdfObjects {
  const objects = objectsOf({
    1: { '/Type': '/Font', '/Subtype': '/TrueType', '/FontDescriptor': '2 0 R', ...entries },
    2: { '/Type': '/FontDescriptor', '/Flags': 32, '/FontFile2': program },
  });
  const datafile = join(folder, `font-${files++}`);
  writeFileSync(datafile, data);
  objects.setStream(program, { dict: { '/Length1': data.length }, datafile });
  return objects;
}

const usedOf = (codes: readonly number[] | undefined): UsedCodes => {
  const used = codes && new Set(codes);
  return { oneByte: () => used, twoByte: () => used, usesCmyk: false };
};

/** The program that a PDF has then. */
function written(objects: PdfObjects): Buffer {
  const stream = objects.stream(program);
  const data = readFileSync(stream?.datafile ?? '');
  return stream?.dict['/Filter'] === '/FlateDecode' ? inflateSync(data) : data;
}

const simple = { '/Encoding': '/WinAnsiEncoding' };
const descendant = { '/Subtype': '/CIDFontType2', '/FontDescriptor': '2 0 R', '/CIDToGIDMap': '/Identity' };
const composite = { '/Subtype': '/Type0', '/Encoding': '/Identity-H', '/DescendantFonts': [descendant] };
const letters = [...'Text'].map((letter) => letter.charCodeAt(0));

it('removes the glyphs that no text shows, and keeps the numbers of the others', async () => {
  const objects = objectsWith(simple);
  expect(await subsetFonts(objects, usedOf(letters), folder, inTime)).toEqual([program]);
  const subset = written(objects);
  expect(subset.length).toBeLessThan(0.3 * whole.length);
  expect(objects.stream(program)?.dict).toEqual({ '/Filter': '/FlateDecode', '/Length1': subset.length });
  const [before, after] = [readFontTables(whole), readFontTables(subset)];
  expect(after.glyphCount).toBe(before.glyphCount);
  expect(after.hasOutlines).toBe(true);
});

it('keeps the glyphs of codes of two bytes, which are their numbers', async () => {
  const objects = objectsWith(composite);
  expect(await subsetFonts(objects, usedOf([40, 41]), folder, inTime)).toEqual([program]);
  expect(written(objects).length).toBeLessThan(0.3 * whole.length);
});

it.each<readonly [string, PdfObjects, UsedCodes, number]>([
  ['whose codes are unknown', objectsWith(composite), usedOf(undefined), inTime],
  ['for which there is no time', objectsWith(simple), usedOf(letters), 0],
  ['that are damaged', objectsWith(simple, Buffer.alloc(20_000, 7)), usedOf(letters), inTime],
  ['that are small already', objectsWith(simple, whole.subarray(0, 5000)), usedOf(letters), inTime],
])('leaves fonts whole %s', async (_, objects, used, deadline) => {
  expect(await subsetFonts(objects, used, folder, deadline)).toEqual([]);
  expect(objects.stream(program)?.dict['/Filter']).toBeUndefined();
});

it('takes a font whose subset would hardly be smaller for a subset', async () => {
  const objects = objectsWith(simple);
  await subsetFonts(objects, usedOf(letters), folder, inTime);
  const again = objectsWith(simple, written(objects));
  expect(await subsetFonts(again, usedOf(letters), folder, inTime)).toEqual([]);
});

it('knows the font of a program by its reference', async () => {
  const asked: string[] = [];
  const { oneByte, ...used } = usedOf(letters);
  const asking: UsedCodes = {
    ...used,
    oneByte(reference) {
      asked.push(reference);
      return oneByte(reference);
    },
  };
  await subsetFonts(objectsWith(simple), asking, folder, inTime);
  expect(asked).toEqual([font]);
});
