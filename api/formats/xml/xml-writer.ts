/** A start tag to write. Its name and attributes may be changed until the next event. */
export interface OpenTag {
  name: string;
  readonly attributes: Record<string, string>;
  /** How the tag was written, which is written again; none once its name or attributes differ from that. */
  readonly source?: string | undefined;
}

/** Writes XML from events, without checking that it is well-formed. */
export interface XmlWriter {
  readonly open: (tag: OpenTag) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
  /** The last start tag, if nothing has followed it yet. */
  readonly held: () => OpenTag | undefined;
  /** What has been written since the last call. */
  readonly take: () => string;
}

/** The declaration with which written parts begin. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const encoded = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (value: string) => encoded(value).replace(/["\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Not allowed in XML 1.0 in any form (§2.2): control characters, lone surrogates, and two noncharacters. */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
const clean = (text: string) => text.replace(forbidden, '');
/** Text, as most is, without anything to encode or drop, even in quotes. */
const plain = /^[ !#-%'-;=?-~\u00a0-\ud7ff]*$/;
const attribute = (value: string) => (plain.test(value) ? value : quoted(clean(value)));
// A plain carriage return would be read as a line feed.
const content = (text: string) => (plain.test(text) ? text : encoded(clean(text)).replaceAll('\r', '&#13;'));

/** Writes XML from parser events; characters that XML 1.0 forbids are dropped. */
export function createXmlWriter(): XmlWriter {
  let output = '';
  let held: OpenTag | undefined;
  const release = (end: '>' | '/>') => {
    if (!held) return;
    if (held.source !== undefined) {
      output += held.source.endsWith('/>') === (end === '/>') ? held.source : held.source.replace(/\/?>$/, end);
    } else {
      output += `<${held.name}`;
      for (const name in held.attributes) output += ` ${name}="${attribute(held.attributes[name] as string)}"`;
      output += end;
    }
    held = undefined;
  };
  return {
    open(tag) {
      release('>');
      held = tag;
    },
    close(name) {
      if (held) release('/>');
      else output += `</${name}>`;
    },
    text(text) {
      release('>');
      output += content(text);
    },
    held: () => held,
    take() {
      const taken = output;
      output = '';
      return taken;
    },
  };
}
