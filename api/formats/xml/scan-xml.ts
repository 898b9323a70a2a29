import { ProblemError } from '../../problem.ts';
import { refuseHarmfulDoctype } from './doctype.ts';
import { createXmlParser, type ParsedTag } from './parse-xml.ts';

/** A part is not plain, well-formed UTF-8, or exceeds the limits of scanning: callers use it unchanged. */
export class UnreadablePart extends Error {}

/** A start tag. Its name lacks the root's prefix, and is empty if it had another one. */
export type StartTag = ParsedTag;

/** Called with what an XML file consists of, in its order. */
export interface ScanHandlers {
  readonly open?: (tag: StartTag) => void;
  /** `end` is the offset after the end tag; for a self-closing element, that of its start tag. */
  readonly close?: (name: string, depth: number, end: number) => void;
  readonly text?: (text: string) => void;
}

/** What a kind of part may hold. */
export interface ScanLimits {
  /** Elements open at the same time. */
  readonly maxDepth: number;
  /** Longest stretch without a tag, in UTF-16 units. */
  readonly maxUntagged: number;
  /** Throws for a document type declaration that is refused. */
  readonly checkDoctype: (declaration: string) => void;
}

/** The `id` attribute of a relationship, whatever its prefix: strict and transitional OOXML bind `r:` differently. */
export function relationshipId(attributes: Readonly<Record<string, string>>): string | undefined {
  for (const name in attributes) if (name.endsWith(':id')) return attributes[name];
  return undefined;
}

/** Throws UnreadablePart if a list is longer than any program writes. */
export function boundList(length: number, maxLength: number): void {
  if (length > maxLength) throw new UnreadablePart(`more than ${maxLength} of a kind`);
}

/**
 * No spreadsheet program nests this deep or writes this much without a tag. For a part with a document type
 * declaration, LibreOffice writes an almost empty PDF that looks like success.
 */
const sheetLimits: ScanLimits = {
  maxDepth: 100,
  maxUntagged: 4_000_000,
  checkDoctype() {
    throw new ProblemError(
      'damaged-file',
      'A part of this workbook declares a document type, which no spreadsheet program writes. Open it in a spreadsheet program, save it again, and send the new copy.',
    );
  },
};

/**
 * Limits for documents, as tolerant as `readXml`: OpenDocument inlines pictures, and old files have document type
 * declarations.
 */
export const documentLimits: ScanLimits = {
  maxDepth: 256,
  maxUntagged: 64 * 1024 * 1024,
  checkDoctype: refuseHarmfulDoctype,
};

/** A part as text, in chunks. Throws UnreadablePart if it is not UTF-8. */
export async function* decodeUtf8(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new UnreadablePart('not UTF-8', { cause: error });
    throw error;
  }
}

/** Strips the root's prefix from names; a name with another prefix becomes empty. */
function createNaming(): (name: string) => string {
  let prefix: string | undefined;
  return (name) => {
    prefix ??= name.includes(':') ? name.slice(0, name.indexOf(':') + 1) : '';
    if (prefix === '') return name.includes(':') ? '' : name;
    return name.startsWith(prefix) ? name.slice(prefix.length) : '';
  };
}

/**
 * Turns the text of a part into events; null ends it. Throws UnreadablePart at the first fault and beyond the limits,
 * and whatever `checkDoctype` throws.
 */
export function createScanner(
  { open, close, text }: ScanHandlers,
  limits: ScanLimits = sheetLimits,
): (chunk: string | null) => void {
  const nameOf = createNaming();
  const { maxDepth, maxUntagged, checkDoctype } = limits;
  const parser = createXmlParser(
    {
      open: ({ name, ...tag }) => open?.({ name: nameOf(name), ...tag }),
      close: (name, depth, end) => close?.(nameOf(name), depth, end),
      text,
      doctype: checkDoctype,
      fault(message) {
        throw new UnreadablePart(message);
      },
    },
    {
      maxDepth,
      maxUntagged,
      refuse: (limit) =>
        new UnreadablePart(
          { depth: 'nested too deep', length: `more than ${maxUntagged} units`, attributes: 'too many attributes' }[
            limit
          ],
        ),
    },
  );
  return (chunk) => (chunk === null ? parser.end() : parser.write(chunk));
}

/** Reads a part as events, as a stream. Throws as `createScanner` and `decodeUtf8` do. */
export async function scanXml(
  source: AsyncIterable<Buffer>,
  handlers: ScanHandlers,
  limits?: ScanLimits,
): Promise<void> {
  const scan = createScanner(handlers, limits);
  for await (const text of decodeUtf8(source)) scan(text);
  scan(null);
}
