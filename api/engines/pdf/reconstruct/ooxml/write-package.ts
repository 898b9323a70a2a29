import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Media, Relationships } from './relationships.ts';
import { element, xmlFile } from './xml.ts';

/** A part of the document's own folder. */
export interface Part {
  /** Path from that folder. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly xml: string;
  readonly relationships?: Relationships;
}

/** What is in a package (ECMA-376 part 2). */
export interface Package {
  /** `word` or `ppt`. */
  readonly folder: string;
  readonly parts: readonly Part[];
  readonly media: Media;
  /** The relationships of the whole package. */
  readonly root: string;
  /** What the package says about its document, where it does. */
  readonly properties?: string;
}

const usualTypes = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
};
const propertiesPart = 'docProps/core.xml';
const propertiesType = 'application/vnd.openxmlformats-package.core-properties+xml';

function contentTypesXml({ folder, parts, properties }: Package): string {
  const named = parts.map(({ name, type }) => ({ PartName: `/${folder}/${name}`, ContentType: type }));
  const about = properties === undefined ? [] : [{ PartName: `/${propertiesPart}`, ContentType: propertiesType }];
  return xmlFile(
    element(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      ...Object.entries(usualTypes).map(([Extension, ContentType]) => element('Default', { Extension, ContentType })),
      ...[...named, ...about].map((part) => element('Override', part)),
    ),
  );
}

/** Writes a package as a file; pictures are stored as they are. */
export async function writePackage(content: Package, output: string): Promise<void> {
  const { folder, parts, media, root, properties } = content;
  const zip = new ZipFile();
  const add = (xml: string, name: string) => zip.addBuffer(Buffer.from(xml), name);
  add(contentTypesXml(content), '[Content_Types].xml');
  add(root, '_rels/.rels');
  if (properties !== undefined) add(properties, propertiesPart);
  for (const { name, xml, relationships } of parts) {
    add(xml, `${folder}/${name}`);
    const at = name.lastIndexOf('/') + 1;
    if (relationships !== undefined && !relationships.isEmpty())
      add(relationships.xml(), `${folder}/${name.slice(0, at)}_rels/${name.slice(at)}.rels`);
  }
  for (const { name, bytes } of media.files())
    zip.addBuffer(Buffer.from(bytes), `${folder}/${name}`, { compress: false });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(output));
}
