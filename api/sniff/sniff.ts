import { open } from 'node:fs/promises';
import { formatByMagic, startBytes } from '../../catalog/files/magic.ts';
import { type FormatId, formatOf, formatOfExtension } from '../../catalog/formats.ts';
import { containsArchive } from '../formats/zip/locate-archive.ts';
import { ProblemError } from '../problem.ts';
import { knownContent, plainText } from './known-content.ts';
import { sniffCompound } from './sniff-compound.ts';
import { passwordProtected, type Sniffed, sniffPackage } from './sniff-package.ts';

/** ISO 32000-1, annex H.3.4.1: readers accept a PDF header within the first 1024 bytes. */
const pdfHeaderBytes = 1024;

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const hasPdfHeader = (start: Buffer) => start.subarray(0, pdfHeaderBytes).includes('%PDF-');

const isPackage = (id: FormatId) => ['opc', 'odf'].includes(formatOf(id).signature.kind);

async function recognise(path: string, start: Buffer, allowed: readonly FormatId[]): Promise<Sniffed> {
  const magic = formatByMagic(start);
  if (magic === 'zip' && !allowed.includes('zip')) {
    return sniffPackage(path).catch((error) => {
      // A tool that accepts no packages names the file's type instead of calling it damaged.
      if (allowed.some(isPackage)) throw error;
      return { format: magic, name: '' };
    });
  }
  // A self-extracting program, or another file with an archive appended.
  if (magic !== 'zip' && allowed.includes('zip') && (await containsArchive(path))) return { format: 'zip', name: '' };
  if (magic) return { format: magic, name: '' };
  if (start.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1') return sniffCompound(path);
  if (hasPdfHeader(start)) return { format: 'pdf', name: '' };
  return { format: undefined, name: '', ...knownContent(start) };
}

const article = (noun: string) => (/^[AEIO]/.test(noun) ? 'an' : 'a');

/** "Word files (.docx) and Rich text files (.rtf)" */
function listed(allowed: readonly FormatId[]): string {
  const names = allowed.map((id) => `${formatOf(id).label} files (.${id})`);
  return new Intl.ListFormat('en').format(names);
}

const nounOf = (format: FormatId) => `${article(formatOf(format).label)} ${formatOf(format).label} file`;

const isOfText = (format: FormatId) => formatOf(format).signature.kind === 'text';

/** What a file is; of a text, where the tool takes texts of another kind, what only its name can say. */
function seenAs({ format, name, text }: Sniffed, claimed: FormatId | undefined, takesText: boolean): string {
  if (format) return `This is ${nounOf(format)}.`;
  if (name === '') return 'This file is of no known type.';
  if (name !== plainText || !text || !takesText) return `This is ${name}.`;
  if (claimed && isOfText(claimed)) return `By its name, this is ${nounOf(claimed)}.`;
  return 'This is plain text, and its name doesn’t say of what kind.';
}

function unsupported(sniffed: Sniffed, claimed: FormatId | undefined, allowed: readonly FormatId[]): ProblemError {
  const what = seenAs(sniffed, claimed, allowed.some(isOfText));
  return new ProblemError('unsupported-file-type', `${what} This tool takes ${listed(allowed)}.`);
}

/** The format assumed for an encrypted package until its password has opened it. */
function formatInside(allowed: readonly FormatId[], claimedExtension: string): FormatId | undefined {
  const packages = allowed.filter((id) => formatOf(id).signature.kind === 'opc');
  return packages.find((id) => id === formatOfExtension(claimedExtension)) ?? packages[0];
}

/**
 * Identifies the format of an uploaded file by its content: one of `allowed`, or the predecessor of one of them. The
 * extension decides only between texts. Throws `unsupported-file-type`, `password-protected`, `damaged-file` or
 * `too-complex`, with a detail that says what to do.
 *
 * @param hasPassword Whether the form came with a password: a protected file is then taken for what its name claims,
 *   and the engine that opens it checks what it holds.
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
    const opens = hasPassword && problem?.code === 'password-protected' && format !== 'ppt';
    if (problem && !opens) throw problem;
    return format;
  }
  const claimed = formatOfExtension(claimedExtension);
  const isText = claimed && isOfText(claimed) && allowed.includes(claimed);
  // Text may be in any encoding, so anything unrecognised counts as text.
  if (isText && format === undefined && sniffed.text !== false) return claimed;
  throw unsupported(sniffed, claimed, allowed);
}
