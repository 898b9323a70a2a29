import { expect, it } from 'vitest';
import { createPlainEditor, editBy } from '../../../../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import { xmlDeclaration } from '../../../../../../api/formats/xml/xml-writer.ts';

/** A part as it is written again, read in pieces of some bytes. */
async function rewritten(content: string, pieceBytes = 65_536): Promise<string> {
  const bytes = Buffer.from(content);
  const count = Math.ceil(bytes.length / pieceBytes);
  const pieces = Array.from({ length: count }, (_, at) => bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes));
  let written = '';
  for await (const piece of editBy(createPlainEditor)(asSource(pieces))) written += piece.toString();
  return written.slice(xmlDeclaration.length);
}

async function* asSource(pieces: readonly Buffer[]) {
  yield* pieces;
}

it('writes tags as they came', async () => {
  const tags = `<a  b = 'c"'\n><d e=">"/>x<d  ></d ></a>`;
  expect(await rewritten(tags)).toBe(`<a  b = 'c"'\n><d e=">"/>x<d  /></a>`);
});

it('rewrites tags that would mean something else in a separate document, or are faulty', async () => {
  const declared = '<!DOCTYPE a [<!ENTITY n "v">]><a b="&n;"/>';
  expect(await rewritten(declared)).toBe('<a b="&amp;n;"/>');
  expect(await rewritten('<a b="1" b="2"/>')).toBe('<a b="2"/>');
  expect(await rewritten('<a b="\u0001"/>')).toBe('<a b=""/>');
  expect(await rewritten('<a b=1><c d="e"/></a>')).toBe('<a b="1"><c d="e"/></a>');
});

it('writes the same whatever the pieces it is read in', async () => {
  const content = `<a>\r\n<b c="d" e="😀"/>😀 &amp;\r${'<f g="h">ä😀</f>\r\n'.repeat(30)}</a>`;
  const whole = await rewritten(content);
  for (let bytes = 1; bytes < 40; bytes++) expect(await rewritten(content, bytes)).toBe(whole);
});
