import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareRtf } from '../../../../../../api/engines/libreoffice/prepare/rtf/prepare-rtf.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();
const input = join(folder, 'input.rtf');
const { signal } = new AbortController();

async function prepared(body: string): Promise<string> {
  await writeFile(input, `{\\rtf1 ${body}}`, 'latin1');
  const path = await prepareRtf(input, join(folder, 'prepared.rtf'), signal);
  return path === input ? 'as it came' : (await readFile(path, 'latin1')).slice('{\\rtf1 '.length, -1);
}

const field = (instruction: string) => `{\\field{\\*\\fldinst${instruction}}{\\fldrslt old}}`;

it.each([
  ['plain', ' FILENAME \\\\p '],
  ['in pieces', '{\\rtlch  FILE}{\\b NAME \\\\p}'],
  ['escaped', " \\'46ilename"],
  ['in Unicode', ' \\uc1\\u70?ILENAME'],
  ['of a property', ' DOCPROPERTY Company'],
  ['of a picture in another file', ' INCLUDEPICTURE "/usr/share/logo.png" \\\\d'],
  ['behind much space', `${' '.repeat(300)}FILENAME`],
])('blanks the instruction of a field of the file, written %s', async (_, instruction) => {
  const result = await prepared(`a${field(instruction)}b`);
  expect(result).toMatch(/^a\{\\field\{\\\*\\fldinst\s+\}\{\\fldrslt old\}\}b$/);
  expect(result).toHaveLength(`a${field(instruction)}b`.length);
});

it('leaves other fields, and documents without fields, alone', async () => {
  expect(await prepared(field(' PAGE '))).toBe('as it came');
  expect(await prepared('FILENAME')).toBe('as it came');
  expect(await prepared(field(' PAGE ') + field(' FILENAME '))).toContain(field(' PAGE '));
});
