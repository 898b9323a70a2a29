import { problemTitle } from '../../../catalog/copy/problem-titles.ts';
import { judged } from '../../../catalog/copy/tool-page/judged.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import { extensionOf } from '../../../catalog/files/filename.ts';
import { type FormatId, formatOf, formatOfExtension } from '../../../catalog/formats.ts';
import { type Problem, type ProblemCode, problems } from '../../../catalog/problems.ts';
import type { PageTool } from '../../../catalog/tool/tool.ts';
import { detectFormat, type Ends, endsOf, hasZipEnd, isEncryptedPackage, latin1 } from './detect-format.ts';
import { isEncryptedPdf } from './pdf-encryption.ts';

/** A problem of a file that was found before sending it. */
export interface FileProblem {
  readonly reason: Problem;
  /** The server would refuse the file for the same reason: it need not be sent. */
  readonly isCertain: boolean;
  /** The file's format, if the page does not accept it. */
  readonly format: FormatId | null;
}

function fileProblem(
  code: ProblemCode,
  detail: string,
  { isCertain, format }: { readonly isCertain: boolean; readonly format?: FormatId },
): FileProblem {
  const { status } = problems[code];
  return {
    reason: { type: 'about:blank', code, title: problemTitle(code), status, detail },
    isCertain,
    format: format ?? null,
  };
}

/** The formats that a page accepts; empty for one that accepts all. */
function acceptedBy({ input: { accept } }: PageTool): readonly (FormatId | undefined)[] {
  return accept === 'any' ? [] : accept.map(formatOfExtension);
}

/** Loads a reader of PDFs, which only encrypted ones need. */
const loadNeedsPassword = () => import('./needs-password.ts');

const hasPasswordField = ({ fields }: PageTool): boolean =>
  Object.values(fields).some(({ type }) => type === 'password');

const locked = (tool: PageTool): FileProblem =>
  fileProblem('password-protected', hasPasswordField(tool) ? judged.enterPassword : judged.locked, {
    isCertain: false,
  });

/** Whether a package's end is missing; other formats are judged by the server. */
function isCutOff(accepted: readonly (FormatId | undefined)[], ends: Ends): boolean {
  const isPackage = accepted.some((id) => id !== undefined && ['opc', 'odf'].includes(formatOf(id).signature.kind));
  return (
    (isPackage || accepted.includes('zip')) && latin1(ends.head.subarray(0, 4)) === 'PK\u0003\u0004' && !hasZipEnd(ends)
  );
}

/** Checks a file against what its tool accepts, reading only its start and end. Null if nothing is wrong with it. */
export async function checkFile(tool: PageTool, file: File, maxBytes: number): Promise<FileProblem | null> {
  if (file.size === 0) return fileProblem('empty-file', judged.empty, { isCertain: true });
  if (file.size > maxBytes) {
    return fileProblem('file-too-large', judged.tooLarge(formatBytes(file.size), formatBytes(maxBytes)), {
      isCertain: true,
    });
  }
  const taken = acceptedBy(tool);
  if (taken.length === 0) return null;
  const ends = await endsOf(file).catch(() => null);
  if (ends === null) return null;
  const found = detectFormat(ends);
  if (found !== null && !taken.includes(found) && !(found === 'zip' && isCutOff(taken, ends))) {
    const detail = judged.otherType(found, extensionOf(file.name));
    return fileProblem('unsupported-file-type', detail, { isCertain: found !== 'zip', format: found });
  }
  if (isEncryptedPackage(ends)) return locked(tool);
  return isCutOff(taken, ends) ? fileProblem('damaged-file', judged.cutOff, { isCertain: false }) : null;
}

/** Checks whether a PDF needs a password to open, reading only parts of it. Null if not, or if that is not known. */
export async function checkPdfLock(
  tool: PageTool,
  file: File,
  needsPassword = async (file: File) => (await loadNeedsPassword()).needsPassword(file),
): Promise<FileProblem | null> {
  try {
    const ends = await endsOf(file);
    if (detectFormat(ends) !== 'pdf' || !(await isEncryptedPdf(file, ends))) return null;
    return (await needsPassword(file)) ? locked(tool) : null;
  } catch {
    return null;
  }
}

/** Identifies a file that the page does not accept, by its content or else by its name; null if unknown. */
export async function checkRejected(file: File): Promise<FileProblem | null> {
  const ends = await endsOf(file).catch(() => null);
  const format = (ends && detectFormat(ends)) ?? formatOfExtension(extensionOf(file.name)) ?? null;
  return format === null
    ? null
    : fileProblem('unsupported-file-type', judged.stray(format), { isCertain: true, format });
}
