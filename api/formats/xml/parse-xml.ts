import { SaxesParser, type SaxesTag } from 'saxes';

/** A start tag. */
export interface ParsedTag {
  /** As written, with its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** 0 for the root. */
  readonly depth: number;
  readonly selfClosing: boolean;
  /** Offset after the tag, in UTF-16 units from the document's beginning. */
  readonly end: number;
  /** The tag as it is written; undefined unless asked for, where it came in two pieces, or where it needs a reader. */
  readonly source: string | undefined;
}

/** Called with what an XML file consists of, in its order. */
export interface ParseHandlers {
  readonly open: (tag: ParsedTag) => void;
  /** `end` is the offset after the end tag; for a self-closing element, that of its start tag. */
  readonly close: (name: string, depth: number, end: number) => void;
  /** Text and CDATA. If it is set, the parser collects each text node as a whole. */
  readonly text?: ((text: string) => void) | undefined;
  /** The document type declaration, without its angle brackets. */
  readonly doctype: (declaration: string) => void;
  /** Called for everything that is not well-formed; parsing continues unless it throws. */
  readonly fault: (message: string) => void;
}

/** How much an XML file may demand of the parser. */
export interface ParseLimits {
  /** Elements open at the same time. */
  readonly maxDepth: number;
  /** Longest stretch without a tag (a text, an attribute's value, a comment), in UTF-16 units. */
  readonly maxUntagged: number;
  /** Makes the error to throw when a limit is exceeded. */
  readonly refuse: (limit: 'depth' | 'length' | 'attributes') => Error;
}

/**
 * Attributes of an element. Programs write some sixty at most; LibreOffice compares each with all others, which takes it a
 * minute for 200,000 (measured).
 */
const maxAttributes = 1000;

/** What the parser tells besides names and attributes. */
export interface ParseOptions {
  /** Also resolves prefixes, so that an unbound one is a fault; costs a third of the speed. */
  readonly namespaces?: boolean | undefined;
  /** Also reports how tags are written. */
  readonly sources?: boolean | undefined;
}

/** Takes XML as text, in chunks of any length. */
export interface XmlParser {
  readonly write: (text: string) => void;
  readonly end: () => void;
}

/** Tags that mean the same in every document: without references and whatever XML 1.0 forbids. */
const plainTag = /^<[\t\n\r -%'-\ud7ff\ue000-\ufffd]+>$/;

/** The attributes as plain values: with namespaces on, saxes wraps each in an object. */
function plainAttributes(tag: SaxesTag): Readonly<Record<string, string>> {
  const entries = Object.entries(tag.attributes as Record<string, string | { readonly value: string }>);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.value]));
}

/** Turns XML into events within limits. Throws what `refuse` and the handlers throw. */
export function createXmlParser(
  handlers: ParseHandlers,
  limits: ParseLimits,
  { namespaces = false, sources = false }: ParseOptions = {},
): XmlParser {
  const parser = new SaxesParser<{ xmlns: boolean; position: false }>({ xmlns: namespaces, position: false });
  let depth = 0;
  let lastTagEnd = 0;
  let attributesSeen = 0;
  /** What is being parsed, and where it begins. */
  let piece = '';
  let pieceStart = 0;
  /** Whether anything was not well-formed since the last start tag. */
  let isFaulty = false;
  /** How the start tag that ends at an offset is written: no value in it has a `<`, which would be a fault. */
  const sourceTo = (end: number) => {
    const start = isFaulty ? -1 : piece.lastIndexOf('<', end - pieceStart - 1);
    isFaulty = false;
    if (start < 0) return undefined;
    const source = piece.slice(start, end - pieceStart);
    return plainTag.test(source) ? source : undefined;
  };
  parser.on('attribute', () => {
    attributesSeen += 1;
    if (attributesSeen > maxAttributes) throw limits.refuse('attributes');
  });
  parser.on('opentag', (tag) => {
    attributesSeen = 0;
    const { name, isSelfClosing: selfClosing } = tag;
    const attributes = namespaces ? plainAttributes(tag) : (tag.attributes as Readonly<Record<string, string>>);
    lastTagEnd = parser.position;
    const source = sources ? sourceTo(lastTagEnd) : undefined;
    handlers.open({ name, attributes, depth, selfClosing, end: lastTagEnd, source });
    depth += 1;
    if (depth > limits.maxDepth) throw limits.refuse('depth');
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    lastTagEnd = parser.position;
    handlers.close(name, depth, lastTagEnd);
  });
  parser.on('doctype', handlers.doctype);
  parser.on('error', ({ message }) => {
    isFaulty = true;
    handlers.fault(message);
  });
  if (handlers.text) {
    parser.on('text', handlers.text);
    parser.on('cdata', handlers.text);
  }
  const checkStretch = () => {
    if (parser.position - lastTagEnd > limits.maxUntagged) throw limits.refuse('length');
  };
  return {
    write(text) {
      pieceStart += piece.length;
      piece = text;
      parser.write(text);
      checkStretch();
    },
    end() {
      parser.close();
      checkStretch();
    },
  };
}

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
