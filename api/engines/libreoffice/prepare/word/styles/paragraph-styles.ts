import { isOn } from '../../../../../formats/xml/on-off.ts';
import { localName, readXml } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { readStylesPart } from './styles-part.ts';

/** Space above and below a paragraph, in twentieths of a point, as it is written. */
export interface ParagraphSpace {
  readonly before: string;
  readonly after: string;
  /** Whether the space below is that of a web page instead; undefined where nothing is stated. */
  readonly afterAutospacing?: string;
}

/** The space around paragraphs of a style, with what it inherits; that of the default style where it is not stated. */
export type SpaceOfStyle = (style: string | undefined) => ParagraphSpace;

/** What a document's styles say about the space around its paragraphs. */
export interface StyleSpacing {
  readonly spaceOf: SpaceOfStyle;
  /** Styles of tables with no space between paragraphs of one style. */
  readonly closeTables: ReadonlySet<string>;
}

const none: ParagraphSpace = { before: '0', after: '0' };
/** Chains of styles that are longer go round in a circle. */
const maxAncestors = 50;

interface Style {
  basedOn: string | undefined;
  space: Partial<ParagraphSpace>;
  isTable: boolean;
  /** Whether there is no space between paragraphs of one style; undefined where that is inherited. */
  isClose: boolean | undefined;
}

type Attributes = Readonly<Record<string, string>>;

function stated(attributes: Attributes): Partial<ParagraphSpace> {
  const before = attributeOf(attributes, 'before');
  const after = attributeOf(attributes, 'after');
  const afterAutospacing = attributeOf(attributes, 'afterAutospacing');
  return {
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(afterAutospacing !== undefined && { afterAutospacing }),
  };
}

/** Reads the space around paragraphs from a Word document's styles. Throws as `openPackage` and `readXml` do. */
export async function readStyleSpacing(path: string, signal: AbortSignal): Promise<StyleSpacing> {
  const styles = new Map<string, Style>();
  let defaults: Partial<ParagraphSpace> = {};
  let usual: string | undefined;
  let current: Style | undefined;
  const names: string[] = [];
  const open = (name: string, attributes: Attributes) => {
    const local = localName(name);
    if (local === 'style') {
      const type = attributeOf(attributes, 'type');
      current = { basedOn: undefined, space: {}, isTable: type === 'table', isClose: undefined };
      const id = attributeOf(attributes, 'styleId') ?? '';
      styles.set(id, current);
      if (type === 'paragraph' && isOn(attributeOf(attributes, 'default') ?? '')) usual = id;
    }
    if (local === 'basedOn' && current) current.basedOn = attributeOf(attributes, 'val');
    if (local === 'spacing' && names.at(-1) === 'pPr') {
      if (current) current.space = { ...current.space, ...stated(attributes) };
      else defaults = stated(attributes);
    }
    if (local === 'contextualSpacing' && current && names.at(-1) === 'pPr' && names.at(-2) === 'style') {
      current.isClose = isOn(attributeOf(attributes, 'val') ?? '1');
    }
    names.push(local);
  };
  const close = (name: string) => {
    names.pop();
    if (localName(name) === 'style') current = undefined;
  };
  await readStylesPart(path, (part) => readXml(part, { open, close }, { signal }));
  /** A style and those that it is based on, itself first. */
  const chainOf = (id: string | undefined) => {
    const chain: Style[] = [];
    for (let style = styles.get(id ?? ''); style && chain.length < maxAncestors; ) {
      chain.push(style);
      style = styles.get(style.basedOn ?? '');
    }
    return chain;
  };
  const isClose = ([id, { isTable }]: readonly [string, Style]) =>
    isTable && chainOf(id).find((style) => style.isClose !== undefined)?.isClose === true;
  return {
    spaceOf: (style) =>
      Object.assign(
        { ...none, ...defaults },
        ...chainOf(style ?? usual)
          .reverse()
          .map(({ space }) => space),
      ),
    closeTables: new Set([...styles].filter(isClose).map(([id]) => id)),
  };
}
