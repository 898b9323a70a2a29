import { isOff } from '../../../../../formats/xml/on-off.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, readElements, type XmlElement } from '../../edit/xml-tree.ts';
import { readStylesPart } from './styles-part.ts';

/** Matches styles of characters that switch a property (ECMA-376 part 1, §17.7.3). */
export const togglingStyleHint =
  /type="character"(?:(?!<\/\w{0,20}:?style>)[\s\S]){0,600}?[<:](?:b|i|caps|smallCaps|strike|outline|shadow|emboss|imprint)[\s/>]/;
/** Matches text in styles of characters. */
export const characterStyleHint = /[<:]rStyle\s/;

/** Without `vanish`: text that its author has hidden twice stays hidden. */
const names = 'b bCs i iCs caps smallCaps strike outline shadow emboss imprint'.split(' ');
/** Elements of a style; one that holds more is not read. */
const maxNodes = 2000;
/** Chains of styles that are longer go round in a circle. */
const maxAncestors = 50;
const none: ReadonlySet<string> = new Set();

/** The properties that styles switch on. */
export interface Toggles {
  /** Those of a paragraph's style; of the usual one where none is stated. */
  readonly ofParagraph: (style: string | undefined) => ReadonlySet<string>;
  readonly ofCharacters: (style: string) => ReadonlySet<string>;
}

const valueIn = (element: XmlElement | undefined, name: string) => {
  const child = childOf(element, name);
  return child === undefined ? undefined : (attributeOf(child.attributes, 'val') ?? '1');
};

/** What properties of a run switch on and off. */
function statedIn(properties: XmlElement | undefined): ReadonlyMap<string, boolean> {
  const stated = new Map<string, boolean>();
  for (const name of names) {
    const value = valueIn(properties, name);
    if (value !== undefined) stated.set(name, !isOff(value));
  }
  return stated;
}

function collectToggles(elements: readonly XmlElement[]): Toggles {
  const byId = new Map(elements.map((style) => [attributeOf(style.attributes, 'styleId') ?? '', style]));
  const defaults = elements.find(({ name }) => localName(name) === 'docDefaults');
  const always = statedIn(childOf(childOf(defaults, 'rPrDefault'), 'rPr'));
  const usual = elements.find(
    ({ attributes }) => attributeOf(attributes, 'type') === 'paragraph' && attributeOf(attributes, 'default') === '1',
  );
  const resolved = new Map<XmlElement, ReadonlySet<string>>();
  const resolve = (style: XmlElement) => {
    const stated = new Map<string, boolean>();
    let own: XmlElement | undefined = style;
    for (let depth = 0; own !== undefined && depth < maxAncestors; depth += 1) {
      for (const [name, isOn] of statedIn(childOf(own, 'rPr'))) if (!stated.has(name)) stated.set(name, isOn);
      own = byId.get(valueIn(own, 'basedOn') ?? '');
    }
    // What all text has is not switched.
    return new Set(names.filter((name) => stated.get(name) === true && always.get(name) !== true));
  };
  const of = (style: XmlElement | undefined) => {
    if (style === undefined) return none;
    const known = resolved.get(style) ?? resolve(style);
    resolved.set(style, known);
    return known;
  };
  return {
    ofParagraph: (style) => of((style === undefined ? undefined : byId.get(style)) ?? usual),
    ofCharacters: (style) => of(byId.get(style)),
  };
}

/** Reads what a Word document's styles switch on. Throws as `openPackage` and `readXml` do. */
export async function readToggles(path: string, signal: AbortSignal): Promise<Toggles> {
  const wanted = ['docDefaults', 'style'];
  return collectToggles((await readStylesPart(path, (part) => readElements(part, wanted, { maxNodes, signal }))) ?? []);
}

/**
 * Switches off for text what the styles of both its paragraph and its characters switch on, as bold in a bold heading: in
 * Word they cancel each other out (ECMA-376 part 1, §17.7.3), in LibreOffice the nearer style decides.
 */
export function combineToggles(editor: XmlEditor, { ofParagraph, ofCharacters }: Toggles): XmlEditor {
  let changed = false;
  const open: string[] = [];
  /** Styles of the paragraphs that are open. */
  const paragraphs: (string | undefined)[] = [];
  /** What is to be switched off in the properties of a run. */
  let cancelled = new Set<string>();

  const isInRun = () => open.at(-1) === 'rPr' && open.at(-2) === 'r';
  const switchOff = (prefix: string) => {
    for (const name of cancelled) {
      changed = true;
      editor.open(prefix + name, { [`${prefix}val`]: '0' });
      editor.close(prefix + name);
    }
    cancelled = new Set();
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'p') paragraphs.push(undefined);
      if (local === 'pStyle' && open.at(-1) === 'pPr' && open.at(-2) === 'p') {
        paragraphs[paragraphs.length - 1] = attributeOf(attributes, 'val');
      }
      if (isInRun()) {
        if (local === 'rStyle') {
          const both = ofCharacters(attributeOf(attributes, 'val') ?? '');
          const paragraph = both.size === 0 ? none : ofParagraph(paragraphs.at(-1));
          cancelled = new Set([...both].filter((one) => paragraph.has(one)));
        }
        cancelled.delete(local);
        // What the properties were before a tracked change comes last.
        if (local === 'rPrChange') switchOff(prefixOf(name));
      }
      open.push(local);
      editor.open(name, attributes, source);
    },
    close(name) {
      if (cancelled.size > 0 && isInRun()) switchOff(prefixOf(name));
      const local = open.pop();
      if (local === 'p') paragraphs.pop();
      editor.close(name);
    },
  });
}
