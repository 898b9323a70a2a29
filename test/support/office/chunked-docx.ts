import { docx } from './docx.ts';
import { escaped, type Parts, relationships, root } from './package.ts';

const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};

/** A paragraph of a Word document. */
export const paragraphOf = (text: string): string => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`;
/** The place in a Word document that shows the chunk with this relationship. */
export const placeOf = (id: string): string => `<w:altChunk r:id="${id}"/>`;

/**
 * A Word document that shows other documents within it (`w:altChunk`), by the names of their parts below `word/`; their
 * relationships are `c0`, `c1` and so on. They stand between the paragraphs `Before` and `After`, unless `body` says
 * otherwise. It has no styles, like those of programs that wrap a page in a document.
 */
export function chunkedDocx(chunks: Readonly<Record<string, string | Uint8Array>>, body?: string): Promise<Buffer> {
  const names = Object.keys(chunks);
  const ids = names.map((_, index) => `c${index}`);
  const shown = body ?? `${paragraphOf('Before')}${ids.map(placeOf).join('')}${paragraphOf('After')}`;
  const parts: Parts = {
    'word/document.xml': root('w:document', namespaces, `<w:body>${shown}<w:sectPr/></w:body>`),
    'word/_rels/document.xml.rels': relationships(
      Object.fromEntries(names.map((name, index) => [`c${index}`, ['aFChunk', `/word/${name}`] as const])),
    ),
    'word/styles.xml': null,
    ...Object.fromEntries(names.map((name) => [`word/${name}`, chunks[name] ?? null])),
  };
  return docx({ parts });
}

/** A page with files beside it as a message (RFC 2557), its text quoted-printable, its files in base64. */
export function savedPage(html: string, files: Readonly<Record<string, Uint8Array>> = {}): string {
  const coded = [...Buffer.from(html)].map((byte) =>
    byte < 0x80 && byte !== 0x3d ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  );
  const place = 'file:///C:/fake';
  const pictures = Object.entries(files).map(
    ([name, content]) =>
      `Content-Type: image/png\nContent-Transfer-Encoding: base64\nContent-Location: ${place}/${name}\n\n` +
      `${Buffer.from(content).toString('base64')}\n`,
  );
  const page =
    'Content-Type: text/html;\n    charset="utf-8"\nContent-Transfer-Encoding: quoted-printable\n' +
    `Content-Location: ${place}/document.html\n\n${coded.join('')}\n`;
  const head =
    'MIME-Version: 1.0\nContent-Type: multipart/related;\n    type="text/html";\n    boundary="----=part"\n\n';
  return `${head}${[page, ...pictures].map((part) => `------=part\n${part}\n`).join('')}------=part--\n`;
}
