import { rewriteXml } from '../../../formats/xml/rewrite-xml.ts';
import { createXmlWriter, type OpenTag } from '../../../formats/xml/xml-writer.ts';
import type { PartEdit } from '../../../formats/zip/zip-package.ts';

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';
const word = 'http://schemas.microsoft.com/office/word';

/** Namespaces of the prefixes that LibreOffice at times fails to declare; elements with any other one are dropped. */
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
interface Element extends OpenTag {
  readonly declared: string[];
}

/** Elements of a picture that LibreOffice 7.4 writes in the shape namespace for a picture that represents a sound. */
const pictureNames = new Set(['wps:pic', 'wps:nvPicPr', 'wps:cNvPr', 'wps:cNvPicPr', 'wps:blipFill', 'wps:spPr']);

/** Follows which prefixes are declared where. */
function createDeclarations() {
  const declared = new Map<string, number>([['xml', 1]]);
  const declare = (element: Element, prefix: string) => {
    declared.set(prefix, (declared.get(prefix) ?? 0) + 1);
    element.declared.push(prefix);
  };
  return {
    declare,
    leave(element: Element) {
      for (const prefix of element.declared) declared.set(prefix, (declared.get(prefix) ?? 1) - 1);
    },
    /** Whether a name may be written; declares its prefix if necessary. */
    admit(element: Element, name: string) {
      const prefix = prefixOf(name);
      if (prefix === '' || prefix === 'xmlns' || declared.get(prefix)) return true;
      const uri = known[prefix];
      if (uri === undefined) return false;
      element.attributes[`xmlns:${prefix}`] = uri;
      declare(element, prefix);
      return true;
    },
  };
}

/** Writes the events of a faulty part as namespace-well-formed XML. */
function createRepairer() {
  const writer = createXmlWriter();
  const stack: Element[] = [];
  const { declare, leave, admit } = createDeclarations();
  let skipped = 0;
  let pictures = 0;

  const asPicture = (name: string) => (pictures > 0 && pictureNames.has(name) ? name.replace('wps:', 'pic:') : name);

  return {
    take: writer.take,
    open(name: string, given: Readonly<Record<string, string>>) {
      if (skipped > 0) {
        skipped++;
        return;
      }
      const held = writer.held();
      if (name === 'wps:pic') {
        pictures++;
        if (held?.name === 'a:graphicData') held.attributes.uri = `${drawing}/picture`;
      }
      const element: Element = { name: asPicture(name), attributes: {}, declared: [] };
      for (const key in given) if (key.startsWith('xmlns:')) declare(element, key.slice(6));
      // Click actions of PowerPoint mean nothing in Word.
      const ofSlides = name === 'a:hlinkClick' && given.action?.startsWith('ppaction:');
      if (ofSlides || !admit(element, element.name)) {
        leave(element);
        skipped = 1;
        return;
      }
      for (const key in given) if (admit(element, key)) element.attributes[key] = given[key] as string;
      writer.open(element);
      stack.push(element);
    },
    close() {
      if (skipped > 0) {
        skipped--;
        return;
      }
      const element = stack.pop();
      if (!element) return;
      writer.close(element.name);
      if (element.name === 'pic:pic' && pictures > 0) pictures--;
      leave(element);
    },
    text(text: string) {
      if (skipped === 0 && stack.length > 0) writer.text(text);
    },
  };
}

/**
 * Repairs an XML part that is not namespace-well-formed: declares known prefixes, drops elements and attributes with
 * unknown ones and characters that XML forbids, and closes open elements. Pictures that stand for sounds become plain
 * pictures, which Word can show.
 */
export const repairXml: PartEdit = (source) =>
  rewriteXml(source, createRepairer(), { maxDepth: Number.POSITIVE_INFINITY, countFault: () => undefined });
