import { ProblemError } from '../../problem.ts';
import { refuseHarmfulDoctype } from './doctype.ts';
import { createXmlParser } from './parse-xml.ts';

export { localName } from './parse-xml.ts';

/**
 * Listeners to the events of a document. Names are as written, with their prefix; `source` is the tag as written, where
 * sources are asked for and it is known.
 */
export interface XmlEvents {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>, source?: string) => void;
  readonly close?: (name: string) => void;
  /** Text and CDATA. If it is set, the reader collects each text node as a whole. */
  readonly text?: (text: string) => void;
  /** Decoded input before it is parsed, in pieces. */
  readonly piece?: (text: string) => void;
  /** Called for everything that is not well-formed (with `namespaces`: not namespace-well-formed). */
  readonly error?: (message: string) => void;
}

/** What is read of an XML file, and how much it may demand. */
export interface XmlLimits {
  /** Also resolve prefixes; costs a third of the speed. */
  readonly namespaces?: boolean;
  /** Also tell how start tags are written. */
  readonly sources?: boolean;
  /** Elements open at the same time; 256 by default. */
  readonly maxDepth?: number;
  /** Called for every fault, to throw once there are too many. The parts of a document should share one. */
  readonly countFault?: () => void;
}

/** What is read of an XML file, how much it may demand, and what ends the reading. */
export interface XmlOptions extends XmlLimits {
  readonly signal: AbortSignal;
}

/** Documents of all kinds nest 10 to 45 deep; LibreOffice hangs on 3,000 groups and crashes on 60,000 blocks. */
const usualMaxDepth = 256;
/** UTF-16 units without a tag; inlined pictures stay far below. */
const maxUntagged = 64 * 1024 * 1024;
/** Reporting a fault takes some 5 µs: a document full of faults would take minutes. */
const maxFaults = 10_000;
/** Bytes searched for the declaration of an encoding. */
const declarationBytes = 200;

/** Returns a function that counts faults and throws `damaged-file` beyond 10,000; real programs make a few. */
export function createFaultCounter(): () => void {
  let faults = 0;
  return () => {
    faults += 1;
    if (faults <= maxFaults) return;
    const advice = 'Open it in the program that made it, save it again, and send the new copy.';
    throw new ProblemError('damaged-file', `The contents of this document are damaged. ${advice}`);
  };
}

/**
 * Whether content is XML, judged by its first bytes and not by its name: a package may declare a part of any name to be
 * XML. White space alone counts too, since a root may follow any amount of it.
 */
export function looksLikeXml(start: Buffer): boolean {
  const text = start.toString('latin1').replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  return /^[\s\0]*(<|$)/.test(text);
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

/** Takes the bytes of XML, in chunks of any length. */
export interface XmlReader {
  readonly write: (chunk: Buffer) => void;
  readonly end: () => void;
}

const refusal = (limit: 'depth' | 'length' | 'attributes', maxDepth: number) =>
  new ProblemError(
    'too-complex',
    {
      depth: `This document nests its contents more than ${maxDepth} levels deep.`,
      length: 'This document holds a value of enormous length.',
      attributes: 'This document holds an element with thousands of attributes.',
    }[limit],
  );

/**
 * Turns XML in any encoding into events, and continues after faults. Writing throws `damaged-file` for harmful
 * entities, unknown encodings and too many faults, and `too-complex` beyond the limits of depth, length and attributes.
 */
export function createXmlReader(events: XmlEvents, limits: XmlLimits = {}): XmlReader {
  const { maxDepth = usualMaxDepth, countFault = createFaultCounter() } = limits;
  const parser = createXmlParser(
    {
      open: ({ name, attributes, source }) => events.open?.(name, attributes, source),
      close: (name) => events.close?.(name),
      text: events.text,
      doctype: refuseHarmfulDoctype,
      fault(message) {
        countFault();
        events.error?.(message);
      },
    },
    { maxDepth, maxUntagged, refuse: (limit) => refusal(limit, maxDepth) },
    limits,
  );
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let start = Buffer.alloc(0);
  const write = (text: string) => {
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
      // As a stream, even if it is short: otherwise Node 20 decodes windows-1252 as ISO 8859-1.
      if (decoder === undefined) {
        decoder = decoderFor(start);
        write(decoder.decode(start, { stream: true }));
      }
      write(decoder.decode());
      parser.end();
    },
  };
}

/** Reads XML as a stream. Throws as the reader of `createXmlReader` does, and the signal's reason. */
export async function readXml(source: AsyncIterable<Buffer>, events: XmlEvents, options: XmlOptions): Promise<void> {
  const reader = createXmlReader(events, options);
  for await (const chunk of source) {
    options.signal.throwIfAborted();
    reader.write(chunk);
  }
  reader.end();
}
