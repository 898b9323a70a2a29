import type { PartEdit } from '../office-package.ts';
import { createXmlReader } from '../xml.ts';

type Attributes = Record<string, string>;

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';
const word = 'http://schemas.microsoft.com/office/word';

/** Prefixes that LibreOffice writes, for parts where it forgets to declare one. What is not here is left out. */
const known: Readonly<Record<string, string>> = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  w14: `${word}/2010/wordml`,
  w15: `${word}/2012/wordml`,
  wp: `${drawing}/wordprocessingDrawing`,
  wp14: `${word}/2010/wordprocessingDrawing`,
  wps: `${word}/2010/wordprocessingShape`,
  wpg: `${word}/2010/wordprocessingGroup`,
  a: `${drawing}/main`,
  pic: `${drawing}/picture`,
  c: `${drawing}/chart`,
  dgm: `${drawing}/diagram`,
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
  w10: 'urn:schemas-microsoft-com:office:word',
  loext: 'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0',
};

const prefixOf = (name: string) => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '');
const encoded = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (value: string) => encoded(value).replace(/["\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Not allowed in XML 1.0 in any form (§2.2): controls, half surrogate pairs, two that are no characters. */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
const clean = (text: string) => text.replace(forbidden, '');

interface Element {
  name: string;
  attributes: Attributes;
  declared: string[];
}

/** The elements of a picture; LibreOffice 7.4 writes them as parts of a shape where the picture stands for a sound. */
const pictureNames = new Set(['wps:pic', 'wps:nvPicPr', 'wps:cNvPr', 'wps:cNvPicPr', 'wps:blipFill', 'wps:spPr']);

/** Writes the events of a faulty part as a sound one. */
function createMender(emit: (text: string) => void) {
  const stack: Element[] = [];
  const declared = new Map<string, number>([['xml', 1]]);
  /** A start tag is held back until it is known what follows it. */
  let held: Element | undefined;
  let skipped = 0;
  let pictures = 0;

  const release = (end = '>') => {
    if (!held) return;
    const written = Object.entries(held.attributes).map(([name, value]) => ` ${name}="${quoted(clean(value))}"`);
    emit(`<${held.name}${written.join('')}${end}`);
    held = undefined;
  };
  const declare = (element: Element, prefix: string) => {
    declared.set(prefix, (declared.get(prefix) ?? 0) + 1);
    element.declared.push(prefix);
  };
  /** Whether a name may be written: its prefix is declared, or can be. */
  const admit = (element: Element, name: string) => {
    const prefix = prefixOf(name);
    if (prefix === '' || prefix === 'xmlns' || declared.get(prefix)) return true;
    const uri = known[prefix];
    if (uri === undefined) return false;
    element.attributes[`xmlns:${prefix}`] = uri;
    declare(element, prefix);
    return true;
  };

  return {
    open(written: string, given: Readonly<Attributes>) {
      if (skipped > 0) {
        skipped++;
        return;
      }
      const element: Element = { name: written, attributes: {}, declared: [] };
      for (const name in given) if (name.startsWith('xmlns:')) declare(element, name.slice(6));
      if (written === 'wps:pic') {
        pictures++;
        if (held?.name === 'a:graphicData') held.attributes.uri = `${drawing}/picture`;
      }
      if (pictures > 0 && pictureNames.has(written)) element.name = written.replace('wps:', 'pic:');
      const presentation = written === 'a:hlinkClick' && given.action?.startsWith('ppaction:');
      if (presentation || !admit(element, element.name)) {
        for (const prefix of element.declared) declared.set(prefix, (declared.get(prefix) ?? 1) - 1);
        skipped = 1;
        return;
      }
      for (const name in given) if (admit(element, name)) element.attributes[name] = given[name] as string;
      release();
      held = element;
      stack.push(element);
    },
    close() {
      if (skipped > 0) {
        skipped--;
        return;
      }
      const element = stack.pop();
      if (!element) return;
      if (held === element) release('/>');
      else {
        release();
        emit(`</${element.name}>`);
      }
      if (element.name === 'pic:pic' && pictures > 0) pictures--;
      for (const prefix of element.declared) declared.set(prefix, (declared.get(prefix) ?? 1) - 1);
    },
    text(text: string) {
      if (skipped > 0 || stack.length === 0) return;
      release();
      emit(encoded(clean(text)));
    },
  };
}

/**
 * Mends an XML part that is not namespace-well-formed: declares known prefixes, leaves out what has an unknown one and
 * characters that XML forbids, closes what is open. Pictures for sounds become plain pictures, which Word can show.
 */
export const repairXml: PartEdit = async function* (source) {
  let output = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const mender = createMender((text) => {
    output += text;
  });
  const reader = createXmlReader(mender, { maxDepth: Number.POSITIVE_INFINITY });
  for await (const chunk of source) {
    reader.write(chunk);
    yield Buffer.from(output);
    output = '';
  }
  reader.end();
  yield Buffer.from(output);
};
