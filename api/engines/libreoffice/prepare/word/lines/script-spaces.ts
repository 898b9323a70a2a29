import { isOff, isOn } from '../../../../../formats/xml/on-off.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { childOf, readElements, type XmlElement } from '../../edit/xml-tree.ts';
import { readStylesPart } from '../styles/styles-part.ts';

/** Matches parts in which something asks for no space between scripts (ECMA-376 part 1, §17.3.1.2 and §17.3.1.3). */
export const closeScriptsHint = /[<:]autoSpaceD[EN]\s[^>]{0,80}val="(?:0|false|off)"/;

/** Elements of a style; one that holds more is not read. */
const maxNodes = 2000;
/** Chains of styles that are longer go round in a circle. */
const maxAncestors = 50;

/** Beside which characters a paragraph has space where East Asian ones adjoin; what it does not state is undefined. */
export interface ScriptSpaces {
  readonly letters?: boolean;
  readonly digits?: boolean;
}

/** What paragraphs of a style say, with all that it inherits; those of the usual style where none is stated. */
export type SpacesOfStyle = (style: string | undefined) => ScriptSpaces;

/** What an element of a paragraph's properties says, by its name without prefix. */
export function statedSpace(name: string, value: string | undefined): ScriptSpaces {
  if (name === 'autoSpaceDE') return { letters: !isOff(value) };
  return name === 'autoSpaceDN' ? { digits: !isOff(value) } : {};
}

function spacesIn(properties: XmlElement | undefined): ScriptSpaces {
  const stated = ['autoSpaceDE', 'autoSpaceDN'].map((name) => {
    const element = childOf(properties, name);
    return element === undefined ? {} : statedSpace(name, attributeOf(element.attributes, 'val'));
  });
  return Object.assign({}, ...stated);
}

function spacesOf(elements: readonly XmlElement[]): SpacesOfStyle {
  const byId = new Map(elements.map((style) => [attributeOf(style.attributes, 'styleId') ?? '', style]));
  const defaults = elements.find(({ name }) => localName(name) === 'docDefaults');
  const always = spacesIn(childOf(childOf(defaults, 'pPrDefault'), 'pPr'));
  const usual = elements.find(
    ({ attributes }) =>
      attributeOf(attributes, 'type') === 'paragraph' && isOn(attributeOf(attributes, 'default') ?? ''),
  );
  const known = new Map<XmlElement, ScriptSpaces>();
  const resolve = (style: XmlElement) => {
    let spaces: ScriptSpaces = {};
    let own: XmlElement | undefined = style;
    for (let depth = 0; own !== undefined && depth < maxAncestors; depth += 1) {
      spaces = { ...spacesIn(childOf(own, 'pPr')), ...spaces };
      own = byId.get(attributeOf(childOf(own, 'basedOn')?.attributes ?? {}, 'val') ?? '');
    }
    return { ...always, ...spaces };
  };
  return (id) => {
    const style = (id === undefined ? undefined : byId.get(id)) ?? usual;
    if (style === undefined) return always;
    const spaces = known.get(style) ?? resolve(style);
    known.set(style, spaces);
    return spaces;
  };
}

/** Reads what a Word document's styles say about space between scripts. Throws as `openPackage` and `readXml` do. */
export async function readScriptSpaces(path: string, signal: AbortSignal): Promise<SpacesOfStyle> {
  const names = ['docDefaults', 'style'];
  return spacesOf((await readStylesPart(path, (part) => readElements(part, names, { maxNodes, signal }))) ?? []);
}
