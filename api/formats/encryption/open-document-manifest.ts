import { ProblemError } from '../../problem.ts';
import { escapeValue } from '../xml/escape-xml.ts';
import { localName, readXml } from '../xml/xml.ts';

type Attributes = Readonly<Record<string, string>>;

/** How a part is encrypted: the attributes of the elements below `encryption-data` (OpenDocument 1.3 part 2, §4.8). */
export interface PartEncryption {
  readonly checksum: Attributes;
  readonly algorithm: Attributes;
  readonly derivation: Attributes;
  readonly startKey: Attributes;
}

/** An entry of a manifest. Keys of attributes have no prefix. */
export interface ManifestEntry {
  readonly attributes: Attributes;
  readonly encryption: PartEncryption | null;
}

/** A part takes one entry of 100 to 200 bytes, an encrypted one a thousand. */
const maxEntries = 20_000;

/** Reads the manifest of a package, encrypted or not. Throws `too-complex`, and as `readXml` does. */
export async function readManifest(
  source: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<readonly ManifestEntry[]> {
  const entries: ManifestEntry[] = [];
  const open = (name: string, prefixed: Attributes) => {
    const attributes = Object.fromEntries(Object.entries(prefixed).map(([key, value]) => [localName(key), value]));
    const last = entries.at(-1);
    const set = (part: Partial<PartEncryption>) => {
      if (last === undefined) return;
      const none = { checksum: {}, algorithm: {}, derivation: {}, startKey: {} };
      entries[entries.length - 1] = { ...last, encryption: { ...none, ...last.encryption, ...part } };
    };
    switch (localName(name)) {
      case 'file-entry':
        if (entries.length >= maxEntries) throw new ProblemError('too-complex', 'This document lists too many parts.');
        entries.push({ attributes, encryption: null });
        break;
      case 'encryption-data':
        set({ checksum: attributes });
        break;
      case 'algorithm':
        set({ algorithm: attributes });
        break;
      case 'key-derivation':
        set({ derivation: attributes });
        break;
      case 'start-key-generation':
        set({ startKey: attributes });
        break;
    }
  };
  await readXml(source, { open }, { signal });
  return entries;
}

/** A plain line feed would be read as a space. */
const escaped = (text: string) => escapeValue(text).replaceAll('\n', '&#10;');

/** The manifest of the same parts without their encryption. */
export function plainManifest(entries: readonly ManifestEntry[]): Buffer {
  const kept = ['full-path', 'version', 'media-type'];
  const rows = entries.map(({ attributes }) => {
    const written = kept.flatMap((key) => {
      const value = attributes[key];
      return value === undefined ? [] : [` manifest:${key}="${escaped(value)}"`];
    });
    return `<manifest:file-entry${written.join('')}/>`;
  });
  const namespace = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';
  const version = entries.find(({ attributes }) => attributes['full-path'] === '/')?.attributes.version ?? '1.2';
  const root = `<manifest:manifest xmlns:manifest="${namespace}" manifest:version="${escaped(version)}">`;
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${root}${rows.join('')}</manifest:manifest>`);
}
