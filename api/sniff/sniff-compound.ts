import { type FormatId, formatIds, formatOf } from '../../catalog/formats.ts';
import { type CompoundFile, type CompoundStream, openCompoundFile } from '../formats/compound-file.ts';
import { ProblemError } from '../problem.ts';
import { passwordProtected, type Sniffed } from './sniff-package.ts';

const damaged = (cause: string) =>
  new ProblemError('damaged-file', 'This document is damaged. Send another copy of it.', { cause });

/** MS-DOC §2.5.2: the file information block starts with a magic number; bit 8 of its flags says encrypted. */
function problemOfDoc(start: Buffer): ProblemError | undefined {
  if (start.length < 12) return damaged('no file information block');
  return start.readUInt16LE(10) & 0x0100 ? passwordProtected() : undefined;
}

/** MS-XLS §2.4.117: a FilePass record near the start of the workbook. */
function problemOfXls(start: Buffer): ProblemError | undefined {
  const beginOfFile = 0x0809;
  const filePass = 0x002f;
  if (start.length < 4 || start.readUInt16LE(0) !== beginOfFile) return damaged('no workbook record');
  for (let offset = 0; offset + 4 <= start.length; offset += 4 + start.readUInt16LE(offset + 2)) {
    if (start.readUInt16LE(offset) === filePass) return passwordProtected();
  }
  return undefined;
}

/**
 * MS-PPT §2.3.2: the token of the Current User stream differs in encrypted files. LibreOffice, which opens protected files
 * of Word and Excel, does not read their encryption.
 */
function problemOfPpt(start: Buffer): ProblemError | undefined {
  const encryptedToken = 0xf3d1c4df;
  if (start.length < 16 || start.readUInt32LE(12) !== encryptedToken) return undefined;
  return new ProblemError(
    'password-protected',
    'This presentation opens only with a password, and files in PowerPoint’s older format can’t be opened with one here. Remove the password in PowerPoint, or save a copy as .pptx, and try that.',
  );
}

async function problemOf(
  file: CompoundFile,
  format: FormatId,
  main: CompoundStream,
): Promise<ProblemError | undefined> {
  switch (format) {
    case 'doc':
      return problemOfDoc(await file.read(main, 32));
    case 'xls':
      return problemOfXls(await file.read(main, 8192));
    case 'ppt': {
      const user = file.streams.find(({ name, depth }) => depth === 0 && name === 'Current User');
      return user && problemOfPpt(await file.read(user, 64));
    }
    default:
      return undefined;
  }
}

/** Recognises the format of a compound file (MS-CFB). Throws `damaged-file` if its structure is unreadable. */
export async function sniffCompound(path: string): Promise<Sniffed> {
  const file = await openCompoundFile(path);
  // MS-CFB §2.6.1: names are compared without case.
  const inRoot = file.streams.filter(({ depth }) => depth === 0);
  const find = (wanted: string) => inRoot.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  try {
    if (find('EncryptedPackage')) {
      return { format: undefined, name: 'an Office document with a password', text: false, isEncryptedPackage: true };
    }
    for (const format of formatIds) {
      const { signature } = formatOf(format);
      if (signature.kind !== 'cfb') continue;
      const main = find(signature.stream);
      if (main === undefined) continue;
      const problem = await problemOf(file, format, main);
      return { format, name: '', ...(problem && { problem }) };
    }
    return { format: undefined, name: 'a Windows document of another kind', text: false };
  } finally {
    await file.close();
  }
}
