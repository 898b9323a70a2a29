import { SaxesParser } from 'saxes';
import { ProblemError } from '../problem.ts';

/** A part that is not plain UTF-8 XML: the workbook goes to LibreOffice as it came. */
export class UnreadablePart extends Error {}

/** A start tag. `start` and `end` are offsets in UTF-16 units from the part's beginning. */
export interface StartTag {
  /** Without its prefix; empty where it is of another namespace than the root. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** 0 for the root. */
  readonly depth: number;
  readonly selfClosing: boolean;
  readonly end: number;
}

export interface XmlHandlers {
  readonly open?: (tag: StartTag) => void;
  /** `end` is behind the end tag; a self-closing element has the one of its start tag. */
  readonly close?: (name: string, depth: number, end: number) => void;
  readonly text?: (text: string) => void;
}

/** An attribute whatever its prefix: strict and transitional documents bind `r:` to different namespaces. */
export function relationshipId(attributes: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
}

/** Boolean attributes of OOXML (xsd:boolean, and `on` of older writers). */
export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true' || value === 'on';

/** No spreadsheet program nests deeper, or writes as much without a tag; a hostile file would fill the memory. */
const maxDepth = 100;
const maxUntaggedLength = 4_000_000;

/** Throws UnreadablePart where a list has grown beyond what any program writes. */
export function boundList(length: number, most: number): void {
  if (length > most) throw new UnreadablePart(`more than ${most} of a kind`);
}

const refuseDoctype = () => {
  throw new ProblemError(
    'damaged-file',
    'A part of this workbook declares a document type, which no spreadsheet program writes. Open it in a spreadsheet program, save it again, and send the new copy.',
  );
};

/** A part as text, chunk by chunk. Throws UnreadablePart where it is not UTF-8. */
export async function* decodeXml(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    for await (const chunk of source) yield decoder.decode(chunk, { stream: true });
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new UnreadablePart('not UTF-8', { cause: error });
    throw error;
  }
}

/**
 * Turns the text of a part into events; null ends it. Throws UnreadablePart, and `damaged-file` for a DTD:
 * LibreOffice answers its entities (bombs among them) with an almost empty PDF that looks like success.
 */
export function createFeed({ open, close, text }: XmlHandlers): (chunk: string | null) => void {
  const parser = new SaxesParser();
  let prefix: string | undefined;
  let depth = 0;
  let lastTagEnd = 0;
  const local = (name: string) => {
    prefix ??= name.includes(':') ? name.slice(0, name.indexOf(':') + 1) : '';
    if (prefix === '') return name.includes(':') ? '' : name;
    return name.startsWith(prefix) ? name.slice(prefix.length) : '';
  };
  parser.on('doctype', refuseDoctype);
  parser.on('error', (error) => {
    throw new UnreadablePart(error.message);
  });
  parser.on('opentag', (tag) => {
    const name = local(tag.name);
    open?.({ name, attributes: tag.attributes, depth, selfClosing: tag.isSelfClosing, end: parser.position });
    depth += 1;
    lastTagEnd = parser.position;
    if (depth > maxDepth) throw new UnreadablePart('nested too deep');
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    lastTagEnd = parser.position;
    close?.(local(tag.name), depth, parser.position);
  });
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  return (chunk) => {
    if (chunk === null) parser.close();
    else parser.write(chunk);
    boundList(parser.position - lastTagEnd, maxUntaggedLength);
  };
}

/** Reads a part by events as it streams by, never as a tree. Throws as `createFeed` and `decodeXml` do. */
export async function readXml(source: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const feed = createFeed(handlers);
  for await (const text of decodeXml(source)) feed(text);
  feed(null);
}
