import { formatByMagic } from '../../../catalog/files/magic.ts';
import { type FormatId, formatOf, formats } from '../../../catalog/formats.ts';

/** The start and the end of a file, as much as is needed to identify it. */
export interface Ends {
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

/** How much of either end is read: the directory of a usual office document fits. */
const endBytes = 131_072;

/** Reads both ends of a file, never all of a large one. */
export async function endsOf(file: Blob): Promise<Ends> {
  const bytes = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer());
  const [head, tail] = await Promise.all([bytes(0, endBytes), bytes(Math.max(0, file.size - endBytes), file.size)]);
  return { head, tail };
}

/** Bytes as text with one character per byte, for searching. */
export const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The parts that distinguish packages of the Office Open XML formats (ECMA-376). */
const mainParts: readonly (readonly [FormatId, RegExp])[] = [
  ['docx', /word\/document\d*\.xml/],
  ['pptx', /ppt\/presentation\d*\.xml/],
  ['xlsx', /xl\/workbook\d*\.(xml|bin)/],
];

function packageFormat(head: string, tail: string): FormatId {
  for (const id of Object.keys(formats) as FormatId[]) {
    const { signature } = formatOf(id);
    if (signature.kind === 'odf' && head.slice(30, 200).startsWith(`mimetype${signature.mimetype}`)) return id;
  }
  return mainParts.find(([, part]) => part.test(tail) || part.test(head))?.[0] ?? 'zip';
}

/** The format of a file by its first bytes; null for text and for unknown formats. */
export function detectFormat({ head, tail }: Ends): FormatId | null {
  const found = formatByMagic(head);
  return found === 'zip' ? packageFormat(latin1(head), latin1(tail)) : (found ?? null);
}

/** The record that ends a ZIP archive (APPNOTE 4.3.16). */
export const hasZipEnd = ({ tail }: Ends): boolean => latin1(tail).includes('PK\u0005\u0006');

/** The first bytes of a compound file (MS-CFB 2.2). */
const compoundMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/**
 * Whether this is the compound file in which Office wraps a document with a password (MS-OFFCRYPTO 2.3.4): its directory
 * names the stream "EncryptedPackage".
 */
export function isEncryptedPackage({ head, tail }: Ends): boolean {
  const name = [...'EncryptedPackage'].join('\0');
  const isCompound = compoundMagic.every((byte, index) => byte === head[index]);
  return isCompound && (latin1(head).includes(name) || latin1(tail).includes(name));
}
