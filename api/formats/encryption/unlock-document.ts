import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormatId, formatOf } from '../../../catalog/formats.ts';
import { ProblemError } from '../../problem.ts';
import { readXml } from '../xml/xml.ts';
import { openPackage } from '../zip/zip-package.ts';
import { decryptOfficePackage } from './decrypt-office-package.ts';
import { decryptOpenDocument } from './decrypt-open-document.ts';
import { readManifest } from './open-document-manifest.ts';

interface Document {
  readonly path: string;
  readonly format: FormatId;
  readonly bytes: number;
}

const compoundStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Far more than the list of content types of any real document. */
const maxListBytes = 5_000_000;
/** Media types are shorter (RFC 6838 §4.2: 127 characters on either side). */
const maxTypeLength = 255;

async function isCompound(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const start = Buffer.alloc(compoundStart.length);
    await file.read(start, 0, start.length, 0);
    return start.equals(compoundStart);
  } finally {
    await file.close();
  }
}

async function isEncryptedOpenDocument(path: string, signal: AbortSignal): Promise<boolean> {
  const opened = await openPackage(path);
  try {
    const listed = opened.entries.find(({ name }) => name === 'META-INF/manifest.xml');
    if (listed === undefined) return false;
    return (await readManifest(await opened.read(listed), signal)).some(({ encryption }) => encryption !== null);
  } finally {
    opened.close();
  }
}

/** Checks that the decrypted document has the expected format: nothing has inspected it before. */
async function checkContent(path: string, mainPart: string, format: FormatId, signal: AbortSignal): Promise<void> {
  const opened = await openPackage(path);
  try {
    const list = opened.entries.find(({ name }) => name === '[Content_Types].xml');
    const wanted = new RegExp(mainPart);
    let isFound = false;
    const open = (_name: string, { ContentType: type = '' }: Readonly<Record<string, string>>) => {
      if (type.length <= maxTypeLength && wanted.test(type)) isFound = true;
    };
    if (list !== undefined && list.bytes <= maxListBytes) await readXml(await opened.read(list), { open }, { signal });
    if (isFound) return;
    throw new ProblemError(
      'unsupported-file-type',
      `The password opens this file, but it holds no ${formatOf(format).label} document.`,
    );
  } finally {
    opened.close();
  }
}

/**
 * Decrypts an Office or OpenDocument package into a copy in the workspace, so that it can be inspected and converted
 * like any other. Returns null if it is not encrypted. Throws `wrong-password`, `unsupported-file-type` if the kind of
 * encryption is unknown or the decrypted document has another format, `damaged-file`, `too-complex`, and the signal's
 * reason.
 */
export async function unlockDocument<D extends Document>(
  input: D,
  password: string,
  workspace: string,
  signal: AbortSignal,
): Promise<D | null> {
  const { signature } = formatOf(input.format);
  const path = join(workspace, `unlocked.${input.format}`);
  if (signature.kind === 'opc' && (await isCompound(input.path))) {
    await decryptOfficePackage(input.path, path, password, signal);
    await checkContent(path, signature.mainPart, input.format, signal);
  } else if (signature.kind === 'odf' && (await isEncryptedOpenDocument(input.path, signal))) {
    await decryptOpenDocument(input.path, path, password, signal);
  } else return null;
  return { ...input, path, bytes: (await stat(path)).size };
}
