/** A start tag to be written. Its name and attributes may be changed until the next event. */
export interface OpenTag {
  name: string;
  readonly attributes: Record<string, string>;
}

/** Writes XML from events, without judging it. */
export interface XmlWriter {
  readonly open: (tag: OpenTag) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
  /** The last start tag, where nothing followed it yet. */
  readonly held: () => OpenTag | undefined;
  /** What was written since the last call. */
  readonly take: () => string;
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const encoded = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (value: string) => encoded(value).replace(/["\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Not allowed in XML 1.0 in any form (§2.2): controls, half surrogate pairs, two that are no characters. */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
const clean = (text: string) => text.replace(forbidden, '');

/** Writes XML from parser events; characters that XML 1.0 forbids are left out. */
export function createXmlWriter(): XmlWriter {
  let output = '';
  let held: OpenTag | undefined;
  const release = (end: '>' | '/>') => {
    if (!held) return;
    output += `<${held.name}`;
    for (const name in held.attributes) output += ` ${name}="${quoted(clean(held.attributes[name] as string))}"`;
    output += end;
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
      // A carriage return that was written as a reference would become a line feed.
      output += encoded(clean(text)).replaceAll('\r', '&#13;');
    },
    held: () => held,
    take() {
      const taken = output;
      output = '';
      return taken;
    },
  };
}
