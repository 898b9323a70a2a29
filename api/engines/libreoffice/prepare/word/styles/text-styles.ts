import { localName } from '../../../../../formats/xml/xml.ts';
import { openPackage } from '../../../../../formats/zip/zip-package.ts';
import { childOf, elementsOf, readElements, stringOf, type XmlElement } from '../../edit/xml-tree.ts';
import { readThemeFamilies } from '../fonts/theme-families.ts';
import { type LineGrid, readSectionLines } from '../pages/section-widths.ts';

/** How letters look, as far as their widths depend on it. */
export interface TextLook {
  readonly family?: string;
  /** The family of East Asian letters. */
  readonly eastAsian?: string;
  readonly halfPoints?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly capitals?: boolean;
  /** What is added between letters, in twentieths of a point. */
  readonly spacing?: number;
  readonly smallCaps?: boolean;
  /** Whether it has another width or no look at all, so that its width is not known. */
  readonly isOdd?: boolean;
  readonly isRaised?: boolean;
}

/** How a paragraph stands between its margins; measures in twentieths of a point. */
export interface ParagraphLook {
  readonly alignment?: string;
  readonly left?: number;
  readonly right?: number;
  /** Below zero where the first line hangs out. */
  readonly first?: number;
  /** Whether it has a number or a bullet. */
  readonly isListed?: boolean;
  /** Whether it has indents in characters, or of a list that is not known, so that its room is not known. */
  readonly isOdd?: boolean;
  /** The height of its lines as `lineRule` reads it: in 240ths of one where that is `auto`, which is usual. */
  readonly line?: number;
  readonly lineRule?: string;
  readonly before?: number;
  readonly after?: number;
  /** Whether its lines keep to the section's grid, as is usual. */
  readonly snapsToGrid?: boolean;
}

/** A style of paragraphs or characters, with all that it inherits. */
export interface TextStyle {
  readonly paragraph: ParagraphLook;
  readonly text: TextLook;
}

/** What of a document decides how wide its lines are. */
export interface TextStyles {
  /** The style of an identifier; the usual one of paragraphs where none is stated. */
  readonly styleOf: (id: string | undefined) => TextStyle;
  readonly characterStyleOf: (id: string) => TextLook;
  readonly lookOfParagraph: (properties: XmlElement | undefined) => ParagraphLook;
  readonly lookOfRun: (properties: XmlElement | undefined) => TextLook;
  /** Widths of the text of its sections, in order; undefined where columns differ. */
  readonly sectionWidths: readonly (number | undefined)[];
  /** How far from the edge of the page the text of its sections begins; undefined where they have columns. */
  readonly sectionLefts: readonly (number | undefined)[];
  /** The grids that their lines keep to; undefined where there is none. */
  readonly sectionGrids: readonly (LineGrid | undefined)[];
}

/** Elements of a style or a list; one that holds more is not read. */
const maxNodes = 2000;
/** Indents of lists by `levelKey`. */
type ListLevels = ReadonlyMap<string, ParagraphLook>;

const levelKey = (list: string, level = '0') => `${list}/${level}`;

/** Chains of styles that are longer go round in a circle. */
const maxAncestors = 50;

const numberOf = (element: XmlElement | undefined, name = 'val') => {
  const value = Number(stringOf(element, name) ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
};
/** Whether a property is on; undefined where it is not stated. */
const toggleOf = (element: XmlElement | undefined) =>
  element === undefined ? undefined : !/^(0|false|off|none)$/.test(stringOf(element) ?? '1');

/** An object without the properties that are undefined. */
function stated<T extends object>(look: { [K in keyof T]: T[K] | undefined }): T {
  const kept: Partial<T> = {};
  // Called for each run, for which lists of entries would take too long.
  for (const name in look) if (look[name] !== undefined) kept[name] = look[name];
  return kept as T;
}

function lookOfIndent(indent: XmlElement | undefined): ParagraphLook {
  const hanging = numberOf(indent, 'hanging');
  const isInCharacters = Object.keys(indent?.attributes ?? {}).some((name) => name.endsWith('Chars'));
  return stated<ParagraphLook>({
    left: numberOf(indent, 'left') ?? numberOf(indent, 'start'),
    right: numberOf(indent, 'right') ?? numberOf(indent, 'end'),
    first: hanging === undefined ? numberOf(indent, 'firstLine') : -hanging,
    isOdd: isInCharacters || undefined,
  });
}

/** What properties of a paragraph state: its own indents, over those of a list that they name. */
function lookOfParagraph(properties: XmlElement | undefined, levels: ListLevels): ParagraphLook {
  const numbering = childOf(properties, 'numPr');
  const list = stringOf(childOf(numbering, 'numId'));
  const level = list === undefined ? undefined : levels.get(levelKey(list, stringOf(childOf(numbering, 'ilvl'))));
  const spacing = childOf(properties, 'spacing');
  const listed = numbering === undefined ? {} : list === '0' ? { isListed: false } : { isListed: true };
  return {
    ...listed,
    ...(listed.isListed && (level ?? { isOdd: true })),
    ...lookOfIndent(childOf(properties, 'ind')),
    ...stated<ParagraphLook>({
      alignment: stringOf(childOf(properties, 'jc')),
      line: numberOf(spacing, 'line'),
      lineRule: stringOf(spacing, 'lineRule'),
      before: numberOf(spacing, 'before'),
      after: numberOf(spacing, 'after'),
      snapsToGrid: toggleOf(childOf(properties, 'snapToGrid')),
    }),
  };
}

/** Indents of the levels of lists. */
function readLevels(elements: readonly XmlElement[]): ListLevels {
  const levels = new Map<string, ParagraphLook>();
  const byId = new Map(elements.map((element) => [stringOf(element, 'abstractNumId'), element]));
  for (const list of elements) {
    const id = stringOf(list, 'numId');
    if (id === undefined || elementsOf(list).some(({ name }) => localName(name) === 'lvlOverride')) continue;
    for (const level of elementsOf(byId.get(stringOf(childOf(list, 'abstractNumId'))))) {
      const follows = stringOf(childOf(level, 'suff')) ?? 'tab';
      const look = lookOfIndent(childOf(childOf(level, 'pPr'), 'ind'));
      if (follows === 'tab') levels.set(levelKey(id, stringOf(level, 'ilvl')), look);
    }
  }
  return levels;
}

/** What properties of a run state. */
function lookOfRun(properties: XmlElement | undefined, theme: ReadonlyMap<string, string>): TextLook {
  const fonts = childOf(properties, 'rFonts');
  const themed = /^(major|minor)/.exec(stringOf(fonts, 'asciiTheme') ?? '')?.[1];
  const scale = numberOf(childOf(properties, 'w'));
  const isOdd = toggleOf(childOf(properties, 'vanish')) || (scale !== undefined && scale !== 100);
  const raised = stringOf(childOf(properties, 'vertAlign'));
  return stated<TextLook>({
    family: themed === undefined ? stringOf(fonts, 'ascii') : theme.get(themed),
    eastAsian: theme.get(stringOf(fonts, 'eastAsiaTheme') ?? '') ?? stringOf(fonts, 'eastAsia'),
    halfPoints: numberOf(childOf(properties, 'sz')),
    bold: toggleOf(childOf(properties, 'b')),
    italic: toggleOf(childOf(properties, 'i')),
    capitals: toggleOf(childOf(properties, 'caps')),
    smallCaps: toggleOf(childOf(properties, 'smallCaps')),
    spacing: numberOf(childOf(properties, 'spacing')),
    isOdd: isOdd || undefined,
    isRaised: raised === undefined ? undefined : raised !== 'baseline',
  });
}

/** The language of East Asian text that states none. */
function languageOf(elements: readonly XmlElement[]): string {
  const defaults = elements.find(({ name }) => localName(name) === 'docDefaults');
  const properties = childOf(childOf(defaults, 'rPrDefault'), 'rPr');
  return stringOf(childOf(properties, 'lang'), 'eastAsia') ?? '';
}

/** Reads how wide the lines of a Word document are. Throws as `openPackage` and `readXml` do. */
export async function readTextStyles(path: string, signal: AbortSignal): Promise<TextStyles> {
  const opened = await openPackage(path);
  const read = async (name: string, names: readonly string[]) => {
    const part = opened.entries.find((entry) => entry.name === `word/${name}.xml`);
    return part === undefined ? [] : readElements(await opened.read(part), names, { maxNodes, signal });
  };
  try {
    const elements = await read('styles', ['docDefaults', 'style']);
    const themePart = opened.entries.find(({ name }) => name === 'word/theme/theme1.xml');
    const theme =
      themePart === undefined
        ? new Map<string, string>()
        : await readThemeFamilies(await opened.read(themePart), languageOf(elements), signal);
    const levels = readLevels(await read('numbering', ['abstractNum', 'num']));
    const main = opened.entries.find(({ name }) => name === 'word/document.xml');
    const sections = main === undefined ? [] : await readSectionLines(await opened.read(main));
    return collectStyles(elements, {
      theme,
      levels,
      sectionWidths: sections.map(({ width }) => width),
      sectionLefts: sections.map(({ left }) => left),
      sectionGrids: sections.map(({ grid }) => grid),
    });
  } finally {
    opened.close();
  }
}

interface Surroundings extends Pick<TextStyles, 'sectionWidths' | 'sectionLefts' | 'sectionGrids'> {
  /** As `readThemeFamilies` reads them. */
  readonly theme: ReadonlyMap<string, string>;
  readonly levels: ListLevels;
}

function collectStyles(elements: readonly XmlElement[], surroundings: Surroundings): TextStyles {
  const { theme, levels, ...sections } = surroundings;
  const byId = new Map<string, XmlElement>();
  let usual: string | undefined;
  const defaults = elements.find(({ name }) => localName(name) === 'docDefaults');
  for (const element of elements) {
    const id = stringOf(element, 'styleId');
    if (id === undefined) continue;
    byId.set(id, element);
    if (stringOf(element, 'type') === 'paragraph' && stringOf(element, 'default') === '1') usual = id;
  }
  const resolved = new Map<string, TextStyle>();
  const base: TextStyle = {
    paragraph: lookOfParagraph(childOf(childOf(defaults, 'pPrDefault'), 'pPr'), levels),
    text: { halfPoints: 20, ...lookOfRun(childOf(childOf(defaults, 'rPrDefault'), 'rPr'), theme) },
  };
  const resolve = (id: string | undefined, from: TextStyle, depth: number): TextStyle => {
    const element = id === undefined ? undefined : byId.get(id);
    if (id === undefined || element === undefined || depth > maxAncestors) return from;
    const parent = resolve(stringOf(childOf(element, 'basedOn')), from, depth + 1);
    return {
      paragraph: { ...parent.paragraph, ...lookOfParagraph(childOf(element, 'pPr'), levels) },
      text: { ...parent.text, ...lookOfRun(childOf(element, 'rPr'), theme) },
    };
  };
  const cached = (id: string, from: TextStyle) => {
    const style = resolved.get(id) ?? resolve(id, from, 0);
    resolved.set(id, style);
    return style;
  };
  const none: TextStyle = { paragraph: {}, text: {} };
  return {
    styleOf: (id) => {
      const own = id !== undefined && byId.has(id) ? id : usual;
      return own === undefined ? base : cached(own, base);
    },
    characterStyleOf: (id) => (byId.has(id) ? cached(id, none).text : {}),
    lookOfParagraph: (properties) => lookOfParagraph(properties, levels),
    lookOfRun: (properties) => lookOfRun(properties, theme),
    ...sections,
  };
}
