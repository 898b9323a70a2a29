import { SaxesParser, type SaxesTag } from 'saxes';
import { ProblemError } from '../problem.ts';

/** What a reader of XML looks at. Names are as written, with their prefix. */
export interface XmlEvents {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  /** Text and CDATA. Setting it makes the reader gather each text node as a whole. */
  readonly text?: (text: string) => void;
  /** Decoded input before it is parsed, in pieces. */
  readonly piece?: (text: string) => void;
  /** Every way in which the document is not well-formed (with `namespaces`: not namespace-well-formed). */
  readonly error?: (message: string) => void;
}

export interface XmlOptions {
  readonly signal: AbortSignal;
  /** Also resolve prefixes; costs a third of the speed. */
  readonly namespaces?: boolean;
  readonly maxDepth?: number;
}

/** Documents of all kinds nest 10 to 45 deep; LibreOffice hangs on 3,000 groups and dies on 60,000 blocks. */
const usualMaxDepth = 256;
/** Longest stretch without a tag: a text, an attribute's value, a comment. Inlined pictures stay far below. */
const maxStretch = 64 * 1024 * 1024;
const maxDoctype = 20_000;
/** Where a declared encoding must have been told. */
const declarationBytes = 200;

/**
 * Whether a document type declaration can do no harm. Old OpenDocument files and drawings have one; a declared entity
 * must be a short text without references, or it could grow beyond all bounds or name a file.
 */
export function harmlessDoctype(doctype: string): boolean {
  if (doctype.length > maxDoctype) return false;
  const rest = doctype.replace(/<!ENTITY\s+[\w.:-]+\s+("[^"&%]{0,1000}"|'[^'&%]{0,1000}')\s*>/g, '');
  return !/<!ENTITY|%/.test(rest);
}

/** The decoder that a document's first bytes ask for (XML 1.0, appendix F). */
function decoderFor(start: Buffer): InstanceType<typeof TextDecoder> {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return new TextDecoder('utf-16be');
  const declared = /^[^>]{0,100}encoding\s*=\s*["']([\w.:-]+)/.exec(start.toString('latin1', 0, declarationBytes))?.[1];
  try {
    return new TextDecoder(declared);
  } catch (cause) {
    throw new ProblemError('damaged-file', 'This document is written in an unknown character encoding.', { cause });
  }
}

/** Takes XML piece by piece. */
export interface XmlReader {
  readonly write: (chunk: Buffer) => void;
  readonly end: () => void;
}

/**
 * Turns XML into events. Goes on after what is not well-formed. Writing throws `damaged-file` for entities and unknown
 * encodings, `too-complex` for endless depth or length.
 */
export function createXmlReader(events: XmlEvents, options: Omit<XmlOptions, 'signal'> = {}): XmlReader {
  const parser = new SaxesParser<{ xmlns: boolean; position: false }>({
    xmlns: options.namespaces ?? false,
    position: false,
  });
  const maxDepth = options.maxDepth ?? usualMaxDepth;
  let depth = 0;
  let stretch = 0;
  parser.on('opentag', (tag) => {
    stretch = 0;
    if (++depth > maxDepth) {
      throw new ProblemError('too-complex', `This document nests its contents more than ${maxDepth} levels deep.`);
    }
    events.open?.(tag.name, options.namespaces ? attributesOf(tag) : (tag.attributes as Record<string, string>));
  });
  parser.on('closetag', (tag) => {
    stretch = 0;
    depth--;
    events.close?.(tag.name);
  });
  parser.on('doctype', (doctype) => {
    if (!harmlessDoctype(doctype)) {
      throw new ProblemError(
        'damaged-file',
        'This document declares XML entities, which no office program writes. It cannot be opened here.',
      );
    }
  });
  if (events.text) {
    parser.on('text', events.text);
    parser.on('cdata', events.text);
  }
  parser.on('error', (error) => events.error?.(error.message));

  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let start = Buffer.alloc(0);
  const write = (text: string) => {
    stretch += text.length;
    if (stretch > maxStretch) throw new ProblemError('too-complex', 'This document holds a value of enormous length.');
    events.piece?.(text);
    parser.write(text);
  };
  return {
    write(chunk) {
      if (decoder) {
        write(decoder.decode(chunk, { stream: true }));
        return;
      }
      start = Buffer.concat([start, chunk]);
      if (start.length < declarationBytes) return;
      decoder = decoderFor(start);
      write(decoder.decode(start, { stream: true }));
    },
    end() {
      // As a stream, even what is short: at once, Node 20 takes windows-1252 for ISO 8859-1.
      if (decoder === undefined) {
        decoder = decoderFor(start);
        write(decoder.decode(start, { stream: true }));
      }
      write(decoder.decode());
      parser.close();
    },
  };
}

/** Reads XML as it streams by. Throws as a reader does, and the signal's reason. */
export async function readXml(source: AsyncIterable<Buffer>, events: XmlEvents, options: XmlOptions): Promise<void> {
  const reader = createXmlReader(events, options);
  for await (const chunk of source) {
    options.signal.throwIfAborted();
    reader.write(chunk);
  }
  reader.end();
}

function attributesOf(tag: SaxesTag): Readonly<Record<string, string>> {
  const entries = Object.entries(tag.attributes as Record<string, string | { readonly value: string }>);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.value]));
}

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
