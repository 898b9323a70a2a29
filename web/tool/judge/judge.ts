import type { FailureReason } from '../../../catalog/copy/tool-page/failure.ts';
import { judged } from '../../../catalog/copy/tool-page/judged.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import { extensionOf } from '../../../catalog/files/filename.ts';
import { type FormatId, formatOf, formatOfExtension } from '../../../catalog/formats.ts';
import { type ProblemCode, problems } from '../../../catalog/problems.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { detectFormat, type Ends, endsOf, hasZipEnd, isEncryptedPackage, latin1 } from './detect.ts';

/** What can be said against a file before it is sent. */
export interface Judgement {
  readonly reason: FailureReason;
  /** The server would refuse the file for the same reason: it need not be sent. */
  readonly isCertain: boolean;
  /** What the file is, where that is not what the page takes. */
  readonly format: FormatId | null;
}

function judgement(code: ProblemCode, detail: string, isCertain: boolean, format: FormatId | null = null): Judgement {
  const { status, title } = problems[code];
  return { reason: { type: 'about:blank', code, title, status, detail }, isCertain, format };
}

/** The formats that a page takes; none for one that takes all. */
function takenBy({ input: { accept } }: Tool): readonly (FormatId | undefined)[] {
  return accept === 'any' ? [] : accept.map(formatOfExtension);
}

const canAsk = ({ fields }: Tool): boolean => Object.values(fields).some(({ type }) => type === 'password');

/** Whether a package's end is missing; other formats are judged by the server. */
function isCutOff(taken: readonly (FormatId | undefined)[], ends: Ends): boolean {
  const isPackage = taken.some((id) => id !== undefined && ['opc', 'odf'].includes(formatOf(id).signature.kind));
  return (
    (isPackage || taken.includes('zip')) && latin1(ends.head.subarray(0, 4)) === 'PK\u0003\u0004' && !hasZipEnd(ends)
  );
}

/** Checks a file against what its tool accepts, reading only its start and end. Null if nothing is wrong with it. */
export async function judge(tool: Tool, file: File, maxBytes: number): Promise<Judgement | null> {
  if (file.size === 0) return judgement('empty-file', judged.empty, true);
  if (file.size > maxBytes) {
    return judgement('file-too-large', judged.tooLarge(formatBytes(file.size), formatBytes(maxBytes)), true);
  }
  const taken = takenBy(tool);
  if (taken.length === 0) return null;
  const ends = await endsOf(file).catch(() => null);
  if (ends === null) return null;
  const found = detectFormat(ends);
  if (found !== null && !taken.includes(found) && !(found === 'zip' && isCutOff(taken, ends))) {
    return judgement('unsupported-file-type', judged.otherType(found, extensionOf(file.name)), found !== 'zip', found);
  }
  if (isEncryptedPackage(ends)) {
    return judgement('password-protected', canAsk(tool) ? judged.willAsk : judged.locked, false);
  }
  return isCutOff(taken, ends) ? judgement('damaged-file', judged.cutOff, false) : null;
}

/** Identifies a file that the page does not accept, by its content or else by its name; null if unknown. */
export async function judgeStray(file: File): Promise<Judgement | null> {
  const ends = await endsOf(file).catch(() => null);
  const format = (ends && detectFormat(ends)) ?? formatOfExtension(extensionOf(file.name)) ?? null;
  return format === null ? null : judgement('unsupported-file-type', judged.stray(format), true, format);
}
