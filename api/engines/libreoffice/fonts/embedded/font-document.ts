import { readFile, stat, writeFile } from 'node:fs/promises';
import { escapeMarkup } from '../../../../../catalog/escape-markup.ts';

/** A font file of a document, and its family name in the document. */
export interface OwnFont {
  readonly family: string;
  readonly file: string;
}

const namespaces = ['office', 'style', 'text', ['svg', 'svg-compatible']]
  .map((name) => (typeof name === 'string' ? [name, name] : name))
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/**
 * Writes an empty document that embeds fonts (OpenDocument 1.3 part 3, §16.23). Once LibreOffice has opened it, it uses
 * these fonts in all later documents. Throws if a font cannot be read.
 * @param maxBytes Limit for all fonts together; fonts beyond it are left out.
 */
export async function writeFontDocument(path: string, fonts: readonly OwnFont[], maxBytes: number): Promise<void> {
  const faces: string[] = [];
  let bytes = 0;
  for (const [place, { family, file }] of fonts.entries()) {
    bytes += (await stat(file)).size;
    if (bytes > maxBytes) break;
    const data = (await readFile(file)).toString('base64');
    const uri = `<svg:font-face-uri><svg:font-face-format svg:string="truetype"/><office:binary-data>${data}</office:binary-data></svg:font-face-uri>`;
    const source = `<svg:font-face-src>${uri}</svg:font-face-src>`;
    faces.push(
      `<style:font-face style:name="F${place}" svg:font-family="${escapeMarkup(family)}">${source}</style:font-face>`,
    );
  }
  const head = `${namespaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"`;
  const body = '<office:body><office:text><text:p/></office:text></office:body>';
  const declared = `<office:font-face-decls>${faces.join('')}</office:font-face-decls>`;
  await writeFile(path, `<?xml version="1.0"?><office:document ${head}>${declared}${body}</office:document>`);
}
