import { open } from 'node:fs/promises';
import { type FormatId, formatOf, formatOfExtension, formats } from '../../catalog/formats.ts';
import { holdsArchive } from '../engines/archive/extract/locate-archive.ts';
import { ProblemError } from '../problem.ts';
import { knownContent, looksLikeText } from './known-content.ts';
import { sniffCompound } from './sniff-compound.ts';
import { passwordProtected, type Sniffed, sniffPackage } from './sniff-package.ts';

const startBytes = 4096;
const ids = Object.keys(formats) as FormatId[];

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Two letters do not make a picture of a text that starts with them. */
const isWeak = (magic: string) => magic.length < 6;

function byMagic(start: Buffer): FormatId | undefined {
  const hex = start.toString('hex', 0, 64);
  const text = looksLikeText(start);
  return ids.find((id) => {
    const { signature } = formatOf(id);
    const matches = (magic: string) => new RegExp(`^${magic}`).test(hex) && !(text && isWeak(magic));
    return signature.kind === 'magic' && signature.hex.some(matches);
  });
}

/** ISO 32000-1, annex H.3.4.1: readers accept a PDF header within the first 1024 bytes. */
const holdsPdfHeader = (start: Buffer) => start.subarray(0, 1024).includes('%PDF-');

const isPackage = (id: FormatId) => ['opc', 'odf'].includes(formatOf(id).signature.kind);

async function recognise(path: string, start: Buffer, allowed: readonly FormatId[]): Promise<Sniffed> {
  const magic = byMagic(start);
  if (magic === 'zip' && !allowed.includes('zip')) {
    return sniffPackage(path).catch((error) => {
      // A tool that takes no packages says that it is one, not that it is damaged.
      if (allowed.some(isPackage)) throw error;
      return { format: magic, name: '' };
    });
  }
  // A program that unpacks itself, or another file with an archive behind it.
  if (magic !== 'zip' && allowed.includes('zip') && (await holdsArchive(path))) return { format: 'zip', name: '' };
  if (magic) return { format: magic, name: '' };
  if (start.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1') return sniffCompound(path);
  if (holdsPdfHeader(start)) return { format: 'pdf', name: '' };
  return { format: undefined, name: '', ...knownContent(start) };
}

const article = (noun: string) => (/^[AEIO]/.test(noun) ? 'an' : 'a');

/** "Word files (.docx) and Rich text files (.rtf)" */
function listed(allowed: readonly FormatId[]): string {
  const names = allowed.map((id) => `${formatOf(id).label} files (.${id})`);
  return new Intl.ListFormat('en').format(names);
}

function unsupported({ format, name }: Sniffed, allowed: readonly FormatId[]): ProblemError {
  const noun = format && `${article(formatOf(format).label)} ${formatOf(format).label} file`;
  const seen = noun ?? name;
  const what = seen ? `This is ${seen}.` : 'This file is of no known type.';
  return new ProblemError('unsupported-file-type', `${what} This tool takes ${listed(allowed)}.`);
}

/** What an encrypted package is taken for until its password has opened it. */
function formatInside(allowed: readonly FormatId[], claimedExtension: string): FormatId | undefined {
  const packages = allowed.filter((id) => formatOf(id).signature.kind === 'opc');
  return packages.find((id) => id === formatOfExtension(claimedExtension)) ?? packages[0];
}

/**
 * The format of an uploaded file by its content: one of `allowed`, or the predecessor of one of them. The extension
 * decides only between texts. Throws `unsupported-file-type`, `password-protected`, `damaged-file` or `too-complex`,
 * with a detail that says what to do.
 *
 * @param hasPassword What is protected by a password is taken for what it claims to be; the engine that opens it looks
 *   at what it holds.
 */
export async function sniff(
  path: string,
  allowed: readonly FormatId[],
  claimedExtension: string,
  hasPassword = false,
): Promise<FormatId> {
  const start = await readStart(path);
  const sniffed = await recognise(path, start, allowed);
  const format = sniffed.isEncryptedPackage ? formatInside(allowed, claimedExtension) : sniffed.format;
  const problem = sniffed.isEncryptedPackage ? passwordProtected() : sniffed.problem;
  if (format && allowed.some((id) => id === format || formatOf(id).predecessor === format)) {
    if (problem && !(hasPassword && problem.code === 'password-protected')) throw problem;
    return format;
  }
  const claimed = formatOfExtension(claimedExtension);
  const isText = claimed && formatOf(claimed).signature.kind === 'text' && allowed.includes(claimed);
  // A text may be in any encoding, so that all counts as one that is nothing else.
  if (isText && format === undefined && sniffed.text !== false) return claimed;
  throw unsupported(sniffed, allowed);
}
