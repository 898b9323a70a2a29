import { buffer } from 'node:stream/consumers';
import { type FormatId, formatIds, formatOf } from '../../catalog/formats.ts';
import { localName, readXml } from '../formats/xml/xml.ts';
import { type OfficePackage, openPackage, type PackageEntry } from '../formats/zip/zip-package.ts';
import { ProblemError } from '../problem.ts';
import { knownPackage } from './known-content.ts';

/** What a file is, judged by its content. */
export interface Sniffed {
  readonly format: FormatId | undefined;
  /** Completes the sentence "This is …" if the format is not in the catalogue. */
  readonly name: string;
  /** False if it cannot be text in any encoding. */
  readonly text?: boolean;
  /** An encrypted package, which may hold any of the OOXML formats (MS-OFFCRYPTO §2.3.4). */
  readonly isEncryptedPackage?: true;
  /** Why it cannot be opened although its format is known; thrown if the tool accepts the format. */
  readonly problem?: ProblemError;
}

/** Far more than any real manifest or list of content types: a part takes one element of 100 to 200 bytes. */
const maxListBytes = 5_000_000;
const maxListElements = 50_000;
const listTimeoutMs = 10_000;
/** Media types are shorter (RFC 6838 §4.2: 127 characters on either side). */
const maxTypeLength = 255;
/** A `mimetype` entry is one media type. */
const maxMimetypeBytes = 1000;

const incomplete = (part: string) =>
  new ProblemError('damaged-file', 'This document is incomplete: its main part is missing. Send another copy of it.', {
    cause: `no ${part}`,
  });

/** The problem of a document that needs its password. */
export const passwordProtected = (): ProblemError =>
  new ProblemError(
    'password-protected',
    'This document opens only with a password. Enter it and try again, or remove the password in the program that made it.',
  );

async function readList(
  opened: OfficePackage,
  entry: PackageEntry,
  open: (name: string, attributes: ReadonlyMap<string, string>) => void,
): Promise<void> {
  const tooMany = () => new ProblemError('too-complex', 'This document lists too many parts.');
  if (entry.bytes > maxListBytes) throw tooMany();
  let elements = 0;
  const each = (name: string, attributes: Readonly<Record<string, string>>) => {
    elements += 1;
    if (elements > maxListElements) throw tooMany();
    open(localName(name), new Map(Object.entries(attributes).map(([key, value]) => [localName(key), value])));
  };
  await readXml(await opened.read(entry), { open: each }, { signal: AbortSignal.timeout(listTimeoutMs) });
}

/** Identifies a package by the content type of its main part (ECMA-376 part 2, §7.2.3). */
async function sniffOpc(opened: OfficePackage, types: PackageEntry): Promise<Sniffed> {
  const declared: { readonly type: string; readonly part: string | undefined }[] = [];
  await readList(opened, types, (_, attributes) => {
    declared.push({ type: attributes.get('ContentType') ?? '', part: attributes.get('PartName') });
  });
  for (const id of formatIds) {
    const { signature } = formatOf(id);
    if (signature.kind !== 'opc') continue;
    const mainPart = new RegExp(signature.mainPart);
    const main = declared.find(({ type }) => type.length <= maxTypeLength && mainPart.test(type));
    if (main === undefined) continue;
    const wanted = main.part?.replace(/^\//, '').toLowerCase();
    const present = opened.entries.some(({ name }) => wanted === undefined || name.toLowerCase() === wanted);
    return { format: id, name: '', ...(present ? {} : { problem: incomplete(wanted ?? '') }) };
  }
  return { format: undefined, name: 'an Office file of another kind', text: false };
}

/**
 * Identifies a package by its `mimetype` entry or, if that is missing or unknown, by the manifest's entry for the whole
 * package.
 */
async function sniffOdf(opened: OfficePackage, find: (name: string) => PackageEntry | undefined): Promise<Sniffed> {
  const stated = find('mimetype');
  const mimetypes =
    stated && stated.bytes < maxMimetypeBytes ? [(await buffer(await opened.read(stated))).toString().trim()] : [];
  let encrypted = false;
  const manifest = find('META-INF/manifest.xml');
  if (manifest) {
    await readList(opened, manifest, (name, attributes) => {
      if (name === 'encryption-data') encrypted = true;
      if (name === 'file-entry' && attributes.get('full-path') === '/') {
        mimetypes.push(attributes.get('media-type') ?? '');
      }
    });
  }
  for (const mimetype of mimetypes) {
    const format = formatIds.find((id) => {
      const { signature } = formatOf(id);
      return signature.kind === 'odf' && mimetype.startsWith(signature.mimetype);
    });
    if (format === undefined) continue;
    if (encrypted) return { format, name: '', problem: passwordProtected() };
    return { format, name: '', ...(find('content.xml') ? {} : { problem: incomplete('content.xml') }) };
  }
  const name = mimetypes.map(knownPackage).find((known) => known !== undefined);
  return { format: undefined, name: name ?? 'a ZIP archive', text: false };
}

/** Recognises the format of a ZIP-based document. Throws `damaged-file` and `too-complex` if it cannot be read. */
export async function sniffPackage(path: string): Promise<Sniffed> {
  const opened = await openPackage(path);
  try {
    const byName = new Map(opened.entries.map((entry) => [entry.name, entry]));
    const types = byName.get('[Content_Types].xml');
    return await (types ? sniffOpc(opened, types) : sniffOdf(opened, (name) => byName.get(name)));
  } finally {
    opened.close();
  }
}
