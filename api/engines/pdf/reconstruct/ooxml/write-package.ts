import { addContent } from '../../../../formats/zip/zip-content.ts';
import { createZipWriter } from '../../../../formats/zip/zip-writer.ts';
import type { Media } from './media.ts';
import { officeRelationships, packageNamespaces } from './namespaces.ts';
import type { Relationships } from './relationships.ts';
import { element, escapeXml, xmlFile } from './xml.ts';

/** A part in the folder of the document. */
export interface Part {
  /** Path from that folder. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** Whole, or in pieces. */
  readonly xml: string | readonly string[];
  readonly relationships?: Relationships;
}

/** An Office document as a package (ECMA-376 part 2). */
export interface Package {
  readonly folder: 'word' | 'ppt';
  /** The main part comes first. */
  readonly parts: readonly [Part, ...Part[]];
  readonly media: Media;
  /** Embedded fonts, by their paths from the folder. */
  readonly fonts?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** The title in the document's core properties. Without one, the package has no such part. */
  readonly title?: string;
}

const defaultTypes = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  emf: 'image/x-emf',
};
const fontTypes = { odttf: 'application/vnd.openxmlformats-officedocument.obfuscatedFont' };
const coreProperties = {
  name: 'docProps/core.xml',
  type: 'application/vnd.openxmlformats-package.core-properties+xml',
};

function contentTypesXml({ folder, parts, fonts = [], title }: Package): string {
  const overrides = [
    ...parts.map(({ name, type }) => ({ PartName: `/${folder}/${name}`, ContentType: type })),
    ...(title === undefined ? [] : [{ PartName: `/${coreProperties.name}`, ContentType: coreProperties.type }]),
  ];
  const defaults = fonts.length === 0 ? defaultTypes : { ...defaultTypes, ...fontTypes };
  return xmlFile(
    element(
      'Types',
      { xmlns: packageNamespaces.contentTypes },
      ...Object.entries(defaults).map(([Extension, ContentType]) => element('Default', { Extension, ContentType })),
      ...overrides.map((override) => element('Override', override)),
    ),
  );
}

function packageRelationshipsXml({ folder, parts: [main], title }: Package): string {
  const relationship = (id: number, type: string, target: string) =>
    element('Relationship', { Id: `rId${id}`, Type: type, Target: target });
  return xmlFile(
    element(
      'Relationships',
      { xmlns: packageNamespaces.relationships },
      relationship(1, `${officeRelationships}/officeDocument`, `${folder}/${main.name}`),
      title === undefined
        ? ''
        : relationship(2, `${packageNamespaces.relationships}/metadata/core-properties`, coreProperties.name),
    ),
  );
}

const corePropertiesXml = (title: string) =>
  xmlFile(
    element(
      'cp:coreProperties',
      { 'xmlns:cp': packageNamespaces.coreProperties, 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
      element('dc:title', {}, escapeXml(title)),
    ),
  );

/** zlib's default level. */
const level = 6;
/** Characters of XML that are encoded at once. */
const charactersAtOnce = 0x40000;

/** The bytes of an XML file, a part at a time: those of a long document take as much memory as all else about it. */
function* encoded(xml: string | readonly string[]): Generator<Buffer> {
  let [gathered, length]: [string[], number] = [[], 0];
  for (const piece of typeof xml === 'string' ? [xml] : xml) {
    gathered.push(piece);
    length += piece.length;
    if (length < charactersAtOnce) continue;
    yield Buffer.from(gathered.join(''));
    [gathered, length] = [[], 0];
  }
  if (length > 0) yield Buffer.from(gathered.join(''));
}

/** Writes a package to a file. Pictures are stored, since they are compressed already. Throws on I/O errors. */
export async function writePackage(content: Package, output: string): Promise<void> {
  const { folder, parts, media, fonts = [], title } = content;
  const writer = await createZipWriter(output);
  const add = (xml: Part['xml'], name: string) => addContent(writer, { name, level, content: encoded(xml) });
  try {
    await add(contentTypesXml(content), '[Content_Types].xml');
    await add(packageRelationshipsXml(content), '_rels/.rels');
    if (title !== undefined) await add(corePropertiesXml(title), coreProperties.name);
    for (const { name, xml, relationships } of parts) {
      await add(xml, `${folder}/${name}`);
      const at = name.lastIndexOf('/') + 1;
      if (relationships !== undefined && !relationships.isEmpty())
        await add(relationships.xml(), `${folder}/${name.slice(0, at)}_rels/${name.slice(at)}.rels`);
    }
    for (const { name, bytes } of media.files())
      await addContent(writer, { name: `${folder}/${name}`, level: 0, content: [Buffer.from(bytes)] });
    for (const { name, bytes } of fonts)
      await addContent(writer, { name: `${folder}/${name}`, level, content: [Buffer.from(bytes)] });
    await writer.end();
  } finally {
    await writer.close();
  }
}
