import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dropOddPictures } from '../../../../../../api/engines/libreoffice/prepare/rtf/rtf-pictures.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();
const [input, output] = ['input.rtf', 'output.rtf'].map((name) => join(folder, name)) as [string, string];
const { signal } = new AbortController();

/** The number of pictures that are emptied, and the document afterwards without line ends. */
async function dropped(body: string) {
  await writeFile(input, `{\\rtf1 ${body}}`, 'latin1');
  const pictures = await dropOddPictures(input, output, signal);
  const text = pictures === 0 ? body : (await readFile(output, 'latin1')).slice('{\\rtf1 '.length, -1);
  return { pictures, text: text.replaceAll('\n', '') };
}

const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');

it.each([
  ['a PNG', `\\pngblip ${hex('\x89PNG\r\n\x1a\n')}`],
  ['a JPEG in lines', '\\jpegblip ff\nd8\nFF e0'],
  ['a metafile', '\\wmetafile8 010009000003'],
  ['an enhanced metafile', `\\emfblip 01000000${'00'.repeat(36)}${hex(' EMF')}`],
  ['a bitmap without its header', '\\dibitmap0 28000000'],
  ['no picture at all', '\\pngblip'],
])('leaves %s', async (_, picture) => {
  expect((await dropped(`a{\\pict${picture}}b`)).pictures).toBe(0);
});

it.each([
  ['nonsense', '\\pngblip 12345678'],
  ['half a signature', '\\pngblip 89504e47'],
  ['a metafile without its mark', `\\emfblip 01000000${'00'.repeat(60)}`],
  ['binary data', '\\wmetafile8\\bin4 abcd'],
])('empties %s, and nothing beside it', async (_, picture) => {
  const good = `{\\pict\\jpegblip ffd8ffe0}`;
  const result = await dropped(`a{\\pict${picture}}b${good}c{\\*\\shppict{\\pict${picture}}}d`);
  expect(result).toEqual({ pictures: 2, text: `a{\\pict}b${good}c{\\*\\shppict{\\pict}}d` });
});

it('empties a picture with those within it once, and keeps what is in front of it', async () => {
  expect(await dropped('a{\\b b\\pict 1234}c')).toEqual({ pictures: 1, text: 'a{\\b b\\pict}c' });
  expect(await dropped('a{\\pict 1234{\\pict 5678}{\\pict 9a}}b')).toEqual({ pictures: 1, text: 'a{\\pict}b' });
});
