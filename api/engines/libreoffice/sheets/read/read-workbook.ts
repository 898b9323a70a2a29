import { posix } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { percentDecoded } from '../../../../formats/percent-decoded.ts';
import { boundList, relationshipId, scanXml, UnreadablePart } from '../../../../formats/xml/scan-xml.ts';
import { relationshipsOf, resolveTarget } from '../../../../formats/zip/part-name.ts';
import type { OfficePackage } from '../../../../formats/zip/zip-package.ts';
import { limits } from '../../limits.ts';
import { type CellRange, parseArea, parseRange } from './cell-reference.ts';

/** A worksheet as the workbook lists it. */
export interface SheetEntry {
  /** Index among all sheets, as in `localSheetId` of defined names. */
  readonly index: number;
  readonly name: string;
  readonly part: string;
  readonly hidden: boolean;
  /** The area that the author set to be printed; empty where its definition is not a list of ranges. */
  readonly printArea: readonly CellRange[] | undefined;
  /** First and last of the columns repeated on each page. */
  readonly repeated: readonly [number, number] | undefined;
}

/** A reference from a part to another. */
export interface Relationship {
  readonly id: string;
  /** The last word of its type: `worksheet`, `drawing`, … in transitional and strict documents alike. */
  readonly type: string;
  /** The part it points to. */
  readonly target: string;
}

const { maxNames, maxSheets, maxReadBytes } = limits.sheets;

/** Reads a relationships part; external targets are left out. Throws as `scanXml` does. */
export async function readRelationships(source: AsyncIterable<Buffer>, part: string): Promise<Relationship[]> {
  const found: Relationship[] = [];
  const folder = posix.dirname(part);
  await scanXml(source, {
    open({ name, attributes }) {
      if (name !== 'Relationship' || attributes.TargetMode === 'External') return;
      const type = attributes.Type?.split('/').at(-1) ?? '';
      const target = percentDecoded(resolveTarget(attributes.Target ?? '', folder));
      if (target === null) throw new UnreadablePart(`no target: ${attributes.Target}`);
      found.push({ id: attributes.Id ?? '', type, target });
      boundList(found.length, maxNames);
    },
  });
  return found;
}

/** The parts that say what cells hold besides numbers and text. */
export interface RichParts {
  readonly metadata: string | undefined;
  readonly values: string | undefined;
  readonly structures: string | undefined;
}

/** The parts of a workbook, by their names in the package. */
export interface Workbook {
  readonly part: string;
  readonly sheets: readonly SheetEntry[];
  readonly styles: string | undefined;
  readonly strings: string | undefined;
  readonly rich: RichParts;
}

/** Reads a part of the package by name; undefined where there is none. */
export type ReadPart = (name: string) => Promise<AsyncIterable<Buffer> | undefined>;

/** Reads a part that there may be; undefined where there is none. */
export const readIfNamed = async (read: ReadPart, name: string | undefined) =>
  name === undefined ? undefined : read(name);

/**
 * Reads parts of a package, whose names are case-insensitive (ECMA-376 part 2, §6.2.2.3). Reading throws
 * `UnreadablePart` once too much has been read.
 */
export function partReader(opened: OfficePackage, signal: AbortSignal): ReadPart {
  const entries = new Map(opened.entries.map((entry) => [entry.name.toLowerCase(), entry]));
  let readBytes = 0;
  return async (name) => {
    const entry = entries.get(name.toLowerCase());
    readBytes += entry?.bytes ?? 0;
    if (readBytes > maxReadBytes) throw new UnreadablePart('too much to read');
    return entry && addAbortSignal(signal, await opened.read(entry));
  };
}

/** A workbook's part, what it is related to, and what it says about its sheets. */
async function openWorkbook(read: ReadPart) {
  const related = async (part: string) => {
    const source = await read(relationshipsOf(part));
    return source === undefined ? [] : readRelationships(source, part);
  };
  const part = (await related('')).find(({ type }) => type === 'officeDocument')?.target;
  const source = part?.endsWith('.xml') ? await read(part) : undefined;
  if (part === undefined || source === undefined) return undefined;
  const relationships = await related(part);
  const listed = await readSheetList(source);
  return listed === undefined ? undefined : { part, relationships, listed };
}

/** A workbook's part with all its sheets in their order, those with a chart alone included. */
export interface SheetNames {
  readonly part: string;
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean }[];
}

/** Lists all sheets of a package; undefined where it is not a workbook of XML parts. Throws as `scanXml` does. */
export async function readSheetNames(read: ReadPart): Promise<SheetNames | undefined> {
  const opened = await openWorkbook(read);
  return opened && { part: opened.part, sheets: opened.listed.sheets };
}

/**
 * Lists the worksheets of a package; undefined where it is not a workbook of XML parts (an XLSB, another kind of
 * document). Throws as `scanXml` does, and `UnreadablePart` for a part that is two sheets.
 */
export async function readWorkbook(read: ReadPart): Promise<Workbook | undefined> {
  const opened = await openWorkbook(read);
  if (opened === undefined) return undefined;
  const { part, relationships, listed } = opened;
  const target = (wanted: string) => relationships.find(({ type }) => type === wanted)?.target;
  const worksheets = new Map<string, string>();
  for (const { id, type, target } of relationships) {
    if (type === 'worksheet' && !worksheets.has(id)) worksheets.set(id, target);
  }
  const namesOf = new Map<number, SheetList['names']>();
  for (const name of listed.names) {
    const known = namesOf.get(name.sheet);
    if (known === undefined) namesOf.set(name.sheet, [name]);
    else known.push(name);
  }
  const parts = new Set<string>();
  return {
    part,
    styles: target('styles'),
    strings: target('sharedStrings'),
    rich: {
      metadata: target('sheetMetadata'),
      values: target('rdRichValue'),
      structures: target('rdRichValueStructure'),
    },
    sheets: listed.sheets.flatMap(({ id, name, hidden }, index) => {
      const sheetPart = worksheets.get(id);
      if (sheetPart === undefined) return [];
      if (parts.has(sheetPart)) throw new UnreadablePart('two sheets are one part');
      parts.add(sheetPart);
      const named = namesOf.get(index) ?? [];
      return {
        index,
        name,
        part: sheetPart,
        hidden,
        printArea: areaOf(named),
        repeated: named.flatMap((one) => (one.name === '_xlnm.Print_Titles' ? repeatedColumns(one.text) : []))[0],
      };
    }),
  };
}

interface SheetList {
  readonly sheets: { id: string; name: string; hidden: boolean }[];
  readonly names: { name: string; sheet: number; text: string }[];
}

async function readSheetList(source: AsyncIterable<Buffer>): Promise<SheetList | undefined> {
  const list: SheetList = { sheets: [], names: [] };
  let root = '';
  let inName = false;
  await scanXml(source, {
    open({ name, attributes, depth }) {
      if (depth === 0) root = name;
      if (name === 'sheet' && depth === 2) {
        const hidden = (attributes.state ?? 'visible') !== 'visible';
        list.sheets.push({ id: relationshipId(attributes) ?? '', name: attributes.name ?? '', hidden });
      } else if (name === 'definedName' && attributes.name?.startsWith('_xlnm.Print_')) {
        inName = true;
        list.names.push({ name: attributes.name ?? '', sheet: Number(attributes.localSheetId ?? -1), text: '' });
      }
    },
    close(name) {
      boundList(list.names.length, maxNames);
      boundList(list.sheets.length, maxSheets);
      if (name === 'definedName') inName = false;
    },
    text(text) {
      const last = list.names.at(-1);
      if (inName && last !== undefined) last.text += text;
    },
  });
  return root === 'workbook' ? list : undefined;
}

/** Characters of a definition that are read: that of a few ranges, each with the name of its sheet. */
const maxAreaLength = 4000;

/**
 * The ranges of `'My sheet'!$A$1:$B$9,'My sheet'!$D:$E`; undefined where there is no print area, and empty where it is
 * not a list of a few ranges.
 */
function areaOf(names: SheetList['names']): readonly CellRange[] | undefined {
  const area = names.find(({ name }) => name === '_xlnm.Print_Area');
  if (area === undefined || area.text.length > maxAreaLength) return area && [];
  const ranges = area.text.replace(/'(?:[^']|'')*'!|[^,!]*!/g, '').split(',');
  return ranges.flatMap((part) => parseArea(part.trim()) ?? []);
}

/** The columns of `'My sheet'!$A:$B,'My sheet'!$1:$3`. */
function repeatedColumns(titles: string): (readonly [number, number])[] {
  return [...titles.matchAll(/\$?([A-Z]{1,3}):\$?([A-Z]{1,3})(?![\w$])/g)].flatMap(([, from, to]) => {
    const range = parseRange(`${from}1:${to}1`);
    return range === undefined ? [] : [[range.firstColumn, range.lastColumn] as const];
  });
}
