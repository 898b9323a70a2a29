import { localName, readXml } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import { openPackage } from '../../../../formats/zip/zip-package.ts';

/** Space above and below a paragraph, in twentieths of a point, as it is written. */
export interface ParagraphSpace {
  readonly before: string;
  readonly after: string;
  /** Whether the space below is that of a web page instead; undefined where nothing is stated. */
  readonly afterAutospacing?: string;
}

/** The space around paragraphs of a style, with what it inherits; that of the default style where it is not stated. */
export type SpaceOfStyle = (style: string | undefined) => ParagraphSpace;

const none: ParagraphSpace = { before: '0', after: '0' };
/** Chains of styles that are longer go round in a circle. */
const maxAncestors = 50;

interface Style {
  basedOn: string | undefined;
  space: Partial<ParagraphSpace>;
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
export async function readParagraphSpace(path: string, signal: AbortSignal): Promise<SpaceOfStyle> {
  const styles = new Map<string, Style>();
  let defaults: Partial<ParagraphSpace> = {};
  let usual: string | undefined;
  let current: Style | undefined;
  const names: string[] = [];
  const open = (name: string, attributes: Attributes) => {
    const local = localName(name);
    if (local === 'style') {
      current = { basedOn: undefined, space: {} };
      const id = attributeOf(attributes, 'styleId') ?? '';
      styles.set(id, current);
      if (
        attributeOf(attributes, 'type') === 'paragraph' &&
        /^(1|true|on)$/.test(attributeOf(attributes, 'default') ?? '')
      )
        usual = id;
    }
    if (local === 'basedOn' && current) current.basedOn = attributeOf(attributes, 'val');
    if (local === 'spacing' && names.at(-1) === 'pPr') {
      if (current) current.space = stated(attributes);
      else defaults = stated(attributes);
    }
    names.push(local);
  };
  const close = (name: string) => {
    names.pop();
    if (localName(name) === 'style') current = undefined;
  };
  const opened = await openPackage(path);
  try {
    const part = opened.entries.find((entry) => entry.name === 'word/styles.xml');
    if (part !== undefined) await readXml(await opened.read(part), { open, close }, { signal });
  } finally {
    opened.close();
  }
  return (style) => {
    let space: Partial<ParagraphSpace> = {};
    let next = style ?? usual;
    for (let passed = 0; next !== undefined && passed < maxAncestors; passed += 1) {
      const known = styles.get(next);
      space = { ...known?.space, ...space };
      next = known?.basedOn;
    }
    return { ...none, ...defaults, ...space };
  };
}
