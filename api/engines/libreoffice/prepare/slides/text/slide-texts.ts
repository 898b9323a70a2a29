import { posix } from 'node:path';
import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { relationshipsOf, resolveTarget } from '../../../../../formats/zip/part-name.ts';
import { type OfficePackage, openPackage } from '../../../../../formats/zip/zip-package.ts';
import { childOf, elementsOf, readElements, type XmlElement } from '../../edit/xml-tree.ts';
import { findHints } from '../../prepare-package.ts';
import { fittedHint } from './fitted-text.ts';
import type { Kerning } from './kerned-sizes.ts';
import {
  type InheritedLevels,
  levelsOf,
  ownLevels,
  type Placeholder,
  placeholderOf,
  type TextLevels,
} from './text-levels.ts';

/** What a presentation's slides need to know of the others of its parts. */
export interface SlideTexts {
  /** The number that each slide shows, by its part; null where they are counted from 1, as LibreOffice does. */
  readonly numbers: ReadonlyMap<string, number> | null;
  /** The presentation's own list style, which text has where nothing else gives it a look. */
  readonly usual: TextLevels;
  readonly kerning: Kerning;
  /** Ids of the styles of tables that it carries. */
  readonly tableStyles: ReadonlySet<string>;
  /** By part of a slide; null where no text is fitted to its shape. */
  readonly inherited: ReadonlyMap<string, InheritedLevels> | null;
}

interface PlacedLevels {
  readonly place: Placeholder;
  readonly levels: TextLevels;
}

/** Elements and texts of a shape on a layout or a master, or of its styles. */
const maxNodes = 20_000;
const presentationPart = 'ppt/presentation.xml';
const tableStylesPart = 'ppt/tableStyles.xml';
const slidePart = /^ppt\/slides\/[^/]+\.xml$/;

/** Kinds of placeholder that stand in for each other on layouts and masters, and the style of the master for them. */
const titles = ['title', 'ctrTitle'];
const furniture = ['dt', 'ftr', 'sldNum', 'hdr'];
const masterType = (type: string) => {
  if (titles.includes(type)) return 'title';
  return furniture.includes(type) ? type : 'body';
};
const styleNames: Readonly<Record<string, string>> = { title: 'titleStyle', body: 'bodyStyle' };

/** The parts of a package with their relationships, each read once. */
function createPartReader(opened: OfficePackage, signal: AbortSignal) {
  const entries = new Map(opened.entries.map((entry) => [posix.normalize(entry.name), entry]));
  async function elements(part: string, names: readonly string[]): Promise<readonly XmlElement[]> {
    const entry = entries.get(part);
    return entry === undefined ? [] : readElements(await opened.read(entry), names, { maxNodes, signal });
  }
  /** Relationships of a part: their targets by id, and by the last word of their type. */
  async function targets(part: string): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const { attributes } of await elements(relationshipsOf(part), ['Relationship'])) {
      const target = resolveTarget(attributes.Target ?? '', posix.dirname(part));
      found.set(attributes.Id ?? '', target);
      found.set(`/${attributes.Type?.split('/').at(-1)}`, target);
    }
    return found;
  }
  const known = new Map<string, Promise<readonly PlacedLevels[]>>();
  /** The placeholders of a layout or a master. */
  function placeholders(part: string): Promise<readonly PlacedLevels[]> {
    const read = async () =>
      (await elements(part, ['sp'])).flatMap((shape) => {
        const place = placeholderOf(shape);
        return place === undefined ? [] : [{ place, levels: ownLevels(shape) }];
      });
    const found = known.get(part) ?? read();
    known.set(part, found);
    return found;
  }
  return { elements, targets, placeholders };
}

/** The numbers of slides by their parts, where these do not begin at 1. */
function numbersOf(presentation: readonly XmlElement[], targets: ReadonlyMap<string, string>) {
  const root = presentation[0];
  const first = Number(root?.attributes.firstSlideNum ?? 1);
  if (first === 1 || !Number.isInteger(first)) return null;
  const slides = elementsOf(childOf(root, 'sldIdLst'));
  return new Map(
    slides.map(({ attributes }, place) => {
      const id = attributes['r:id'] ?? attributeOf(attributes, 'id') ?? '';
      return [targets.get(id) ?? '', first + place] as const;
    }),
  );
}

/** The kerning that a presentation's own list style asks for, and the families of its theme. */
function kerningOf(presentation: XmlElement | undefined, fonts: readonly XmlElement[]): Kerning {
  const level = childOf(childOf(presentation, 'defaultTextStyle'), 'lvl1pPr');
  const from = Number(childOf(level, 'defRPr')?.attributes.kern ?? 0);
  const family = (name: string) =>
    childOf(
      fonts.find((font) => localName(font.name) === name),
      'latin',
    )?.attributes.typeface;
  return {
    from: Number.isFinite(from) ? from : 0,
    families: { '+mn-lt': family('minorFont'), '+mj-lt': family('majorFont') },
  };
}

/** Reads what slides inherit and how they are numbered. Throws as `openPackage` and `readXml` do. */
export async function readSlideTexts(path: string, signal: AbortSignal): Promise<SlideTexts> {
  const opened = await openPackage(path);
  try {
    const { elements, targets, placeholders } = createPartReader(opened, signal);
    const presentation = await elements(presentationPart, ['presentation']);
    const related = await targets(presentationPart);
    const numbers = numbersOf(presentation, related);
    const fonts = await elements(related.get('/theme') ?? '', ['minorFont', 'majorFont']);
    const kerning = kerningOf(presentation[0], fonts);
    const styles = await elements(tableStylesPart, ['tblStyle']);
    const tableStyles = new Set(styles.map(({ attributes }) => attributes.styleId ?? ''));
    const fitted: string[] = [];
    for (const entry of opened.entries) {
      if (!slidePart.test(entry.name)) continue;
      const [found] = await findHints(await opened.read(entry), [fittedHint]);
      if (found !== null) fitted.push(entry.name);
    }
    const usual = levelsOf(childOf(presentation[0], 'defaultTextStyle'));
    if (fitted.length === 0) return { numbers, usual, kerning, tableStyles, inherited: null };
    const inherited = new Map<string, InheritedLevels>();
    for (const slide of fitted) {
      const layout = (await targets(slide)).get('/slideLayout') ?? '';
      const master = (await targets(layout)).get('/slideMaster') ?? '';
      const onLayout = await placeholders(layout);
      const onMaster = await placeholders(master);
      const [textStyles] = await elements(master, ['txStyles']);
      inherited.set(slide, (place) => {
        if (place === undefined) return [usual];
        const model =
          onLayout.find((other) => other.place.index === place.index && other.place.index !== '0') ??
          onLayout.find((other) => masterType(other.place.type) === masterType(place.type));
        const type = masterType(model?.place.type ?? place.type);
        const original = onMaster.find((other) => masterType(other.place.type) === type);
        const style = levelsOf(childOf(textStyles, styleNames[type] ?? 'otherStyle'));
        return [model?.levels ?? [], original?.levels ?? [], style, usual];
      });
    }
    return { numbers, usual, kerning, tableStyles, inherited };
  } finally {
    opened.close();
  }
}
