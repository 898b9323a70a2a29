import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { mayHaveComments } from '../../../../../api/engines/pdf/text/may-have-comments.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const path = join(await scratchFolder(), 'input.pdf');
const asked = async (...parts: (string | Buffer)[]) => {
  await writeFile(path, Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))));
  return mayHaveComments(path);
};
const packed = (text: string, more = '') => [
  `9 0 obj <</Type/ObjStm/Filter/FlateDecode${more}>> stream\r\n`,
  deflateSync(text),
  '\nendstream endobj ',
];

it('finds the names of comments and attachments', async () => {
  expect(await asked('<< /Type /Annot /Subtype /Text /Contents (a) >>')).toBe(true);
  expect(await asked('<</Names<</EmbeddedFiles 7 0 R>>>>')).toBe(true);
  expect(await asked('<< /ProcSet [/PDF /Text] /Subtype /Link /S /Line >>')).toBe(false);
});

it('finds them in compressed streams, each of them', async () => {
  const link = packed('<</Subtype/Link>>');
  expect(await asked(...link, ...link)).toBe(false);
  expect(await asked(...link, ...packed('<</Subtype/Highlight>>'))).toBe(true);
});

it('takes what it cannot read for one that may have them', async () => {
  expect(await asked(...packed('<</Subtype/Link>>', '/DecodeParms<</Predictor 12>>'))).toBe(true);
  expect(await asked('9 0 obj <</Type/ObjStm/Filter/FlateDecode>> stream\nnot deflated endstream')).toBe(true);
  expect(await asked('<< /Type /ObjStm')).toBe(true);
});
