import { isOff } from '../../../../../formats/xml/on-off.ts';
import { localName, readXml } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { openPackage, type PackageEntry } from '../../../../../formats/zip/zip-package.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { findHints } from '../../prepare-package.ts';
import { beginPageTable, type CentredPage, endPageTable } from './page-table.ts';
import { pageHeightOf, pageWidthOf, readSections } from './section-widths.ts';

/** Matches texts with a section whose pages begin elsewhere than at the top (ECMA-376 part 1, §17.6.22). */
export const centredHint =
  /[<:]vAlign\s[^>]{0,80}val="(?:center|bottom)"\s{0,3}\/>(?:(?!<(?:\w{0,20}:)?p[\s>])[\s\S]){0,400}?sectPr>/;

/** By the place of each section: how its text is placed on its page; undefined where it begins at the top. */
export type CentredPages = readonly (CentredPage | undefined)[];

/** More paragraphs and tables than a title page has. */
const maxBlocks = 60;
/** More characters than a title page has. */
const maxCharacters = 2500;
/** Room for the paragraph that ends the section, in twentieths of a point; it is a point high. */
const spare = 60;
/** Headers and footers that are larger may push the text aside, in bytes. */
const maxHeadBytes = 6000;
/** What lets a header or a footer grow beyond a few lines. */
const tallHead = /[<:](?:tbl|drawing|pict|object)[\s/>]/;
const headPart = /^word\/(?:header|footer)[^/]*\.xml$/;
/** What breaks a page, or is placed by it. */
const unfit = /^(?:pageBreakBefore|framePr|anchor|pict|footnoteReference|altChunk|ins|del|moveFrom|moveTo)$/;

const alignmentOf = (properties: string) => /[<:]vAlign\s[^>]{0,80}val="(center|bottom)"/.exec(properties)?.[1];
const isContinuous = (properties: string) => /[<:]type\s[^>]{0,80}val="(?:continuous|nextColumn)"/.test(properties);
const hasColumns = (properties: string) => /[<:]cols\s[^>]{0,200}num="(?!1")/.test(properties);

interface Section {
  readonly page: CentredPage | undefined;
  readonly beginsPage: boolean;
}

function sectionOf(properties: string): Section {
  const alignment = alignmentOf(properties);
  const width = pageWidthOf(properties);
  const height = pageHeightOf(properties);
  const isKnown = alignment !== undefined && width !== undefined && height !== undefined && !hasColumns(properties);
  return {
    page: isKnown && height > spare ? { alignment, width, height: height - spare } : undefined,
    beginsPage: !isContinuous(properties),
  };
}

/** Whether each section of a text, in order, fits on one page as far as can be seen. */
async function shortSections(source: AsyncIterable<Buffer>, signal: AbortSignal): Promise<readonly boolean[]> {
  const found: boolean[] = [];
  const names: string[] = [];
  let blocks = 0;
  let characters = 0;
  let isFit = true;
  let isEnding = false;
  const end = () => {
    found.push(isFit && blocks > 0 && blocks <= maxBlocks && characters <= maxCharacters);
    blocks = 0;
    characters = 0;
    isFit = true;
  };
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    const local = localName(name);
    const parent = names.at(-1);
    if (parent === 'body' && local !== 'sectPr') blocks += 1;
    if (unfit.test(local) && !isOff(attributeOf(attributes, 'val'))) isFit = false;
    if (local === 'br' && attributeOf(attributes, 'type') !== undefined) isFit = false;
    if (local === 'lastRenderedPageBreak' && blocks > 1) isFit = false;
    // Controls around what ends a section would have to end before it.
    if (local === 'sectPr' && parent === 'pPr' && names.at(-3) !== 'body') isFit = false;
    names.push(local);
  };
  const close = (name: string) => {
    names.pop();
    const local = localName(name);
    if (local === 'sectPr' && names.at(-1) === 'pPr') isEnding = true;
    if (local === 'sectPr' ? names.at(-1) !== 'body' : local !== 'p' || !isEnding) return;
    isEnding = false;
    end();
  };
  const text = (content: string) => {
    if (names.at(-1) === 't') characters += content.length;
  };
  await readXml(source, { open, close, text }, { signal });
  return found;
}

/**
 * Reads which sections of a Word document fill a page that they are centred on, or at the bottom of; null where none
 * does. Throws as `openPackage` and `readXml` do.
 */
export async function readCentredPages(path: string, signal: AbortSignal): Promise<CentredPages | null> {
  const opened = await openPackage(path);
  const isTall = async (entry: PackageEntry) =>
    entry.bytes > maxHeadBytes || (await findHints(await opened.read(entry), [tallHead]))[0] !== null;
  try {
    const main = opened.entries.find(({ name }) => name === 'word/document.xml');
    if (main === undefined) return null;
    const none: Section = { page: undefined, beginsPage: false };
    const sections = await readSections(await opened.read(main), sectionOf, none);
    if (sections.every(({ page }) => page === undefined)) return null;
    for (const entry of opened.entries) if (headPart.test(entry.name) && (await isTall(entry))) return null;
    const short = await shortSections(await opened.read(main), signal);
    const pages = sections.map(({ page, beginsPage }, place) => {
      const isAlone = (place === 0 || beginsPage) && (sections[place + 1]?.beginsPage ?? true);
      return isAlone && short[place] === true ? page : undefined;
    });
    return pages.some((page) => page !== undefined) ? pages : null;
  } finally {
    opened.close();
  }
}

/**
 * Has pages that one section fills begin at their middle, or end at their bottom (`w:vAlign`), which LibreOffice ignores:
 * their text becomes a table of one cell, as high as the page.
 */
export function centrePages(editor: XmlEditor, pages: CentredPages): XmlEditor {
  const names: string[] = [];
  let section = 0;
  let isOpen = false;
  let changed = false;
  /** The properties of a section, until the paragraph that they are written in has ended. */
  let held: (() => void)[] = [];
  let heldDepth = 0;

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      const parent = names.at(-1);
      const page = pages[section];
      if (parent === 'body' && local !== 'sectPr' && !isOpen && page !== undefined) {
        changed = true;
        isOpen = true;
        beginPageTable(editor, prefixOf(name), page);
      }
      if (parent === 'body' && local === 'sectPr' && isOpen) {
        isOpen = false;
        endPageTable(editor, prefixOf(name));
      }
      const isHeld = isOpen && local === 'sectPr' && parent === 'pPr' && names.at(-3) === 'body';
      names.push(local);
      if (!isHeld && heldDepth === 0) return editor.open(name, attributes, source);
      heldDepth += 1;
      held.push(() => editor.open(name, attributes, source));
    },
    close(name) {
      names.pop();
      if (heldDepth > 0) {
        heldDepth -= 1;
        held.push(() => editor.close(name));
        return;
      }
      editor.close(name);
      const local = localName(name);
      if (local === 'sectPr' && names.at(-1) === 'pPr') section += 1;
      if (local !== 'p' || names.at(-1) !== 'body' || held.length === 0) return;
      isOpen = false;
      endPageTable(editor, prefixOf(name), () => {
        for (const event of held) event();
      });
      held = [];
      section += 1;
    },
    text(text) {
      if (heldDepth > 0) held.push(() => editor.text(text));
      else editor.text(text);
    },
  });
}
