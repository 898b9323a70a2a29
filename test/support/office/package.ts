import { ZipFile } from 'yazl';

/** Parts of a package by their name; `null` leaves out a part that a writer would add. */
export type Parts = Readonly<Record<string, string | Uint8Array | null>>;

/**
 * A ZIP package of these parts, in order. `mimetype` is stored, as OpenDocument requires (part 2, §3.3), unless
 * `isStored` says otherwise.
 */
export function packed(parts: Parts, isStored = (name: string): boolean => name === 'mimetype'): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    if (content === null) continue;
    zip.addBuffer(Buffer.from(content), name, {
      compress: !isStored(name),
      mtime: new Date('2020-01-01T00:00:00Z'),
    });
  }
  zip.end();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    zip.outputStream.on('error', reject);
    zip.outputStream.on('end', () => resolve(Buffer.concat(chunks)));
  });
}

/** Text as XML character data or as an attribute's value. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A root element of a namespace table, as it opens an XML part. */
export function root(name: string, namespaces: Readonly<Record<string, string>>, content: string): string {
  const declared = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return `<?xml version="1.0" encoding="UTF-8"?><${name}${declared.join('')}>${content}</${name}>`;
}

/**
 * The content types of a package by part name (`undefined` for a part that is not there), with the usual defaults
 * (ECMA-376 part 2, §7.2.3).
 */
export function contentTypes(types: Readonly<Record<string, string | undefined>>): string {
  const overrides = Object.entries(types).map(([part, type]) =>
    type ? `<Override PartName="/${part}" ContentType="${type}"/>` : '',
  );
  const xmlns = 'http://schemas.openxmlformats.org/package/2006/content-types';
  return (
    `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${xmlns}">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
    `<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>${overrides.join('')}</Types>`
  );
}

/** A relationships part: id → type (its last word, or all of it) and target. */
export function relationships(
  entries: Readonly<Record<string, readonly [type: string, target: string] | false>>,
): string {
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const rows = Object.entries(entries).map(([id, entry]) => {
    if (!entry) return '';
    const [type, target] = entry;
    const mode = /^[a-z]+:/.test(target) ? ' TargetMode="External"' : '';
    const uri = type.includes(':') ? type : `${base}/${type}`;
    return `<Relationship Id="${id}" Type="${uri}" Target="${target}"${mode}/>`;
  });
  const xmlns = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${xmlns}">${rows.join('')}</Relationships>`;
}
