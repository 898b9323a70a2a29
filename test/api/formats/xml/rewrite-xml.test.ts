import { expect, it } from 'vitest';
import { rewriteXml } from '../../../../api/formats/xml/rewrite-xml.ts';
import { createXmlWriter, xmlDeclaration } from '../../../../api/formats/xml/xml-writer.ts';

async function* chunksOf(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

it('rewrites a document in any encoding as UTF-8, piece by piece', async () => {
  const source = Buffer.from('\ufeff<?xml version="1.0"?><a n="1"><b>é 𝄞</b><c/></a>', 'utf16le');
  const writer = createXmlWriter();
  const rewriter = {
    take: writer.take,
    open: (name: string, attributes: Readonly<Record<string, string>>) =>
      writer.open({ name: name === 'b' ? 'x' : name, attributes: { ...attributes } }),
    close: (name: string) => writer.close(name === 'b' ? 'x' : name),
    text: writer.text,
  };
  const pieces: Buffer[] = [];
  for await (const piece of rewriteXml(chunksOf(source, 7), rewriter, {})) pieces.push(piece);
  expect(Buffer.concat(pieces).toString()).toBe(`${xmlDeclaration}<a n="1"><x>é 𝄞</x><c/></a>`);
  expect(pieces.length).toBeGreaterThan(10);
});
