import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { inflate } from '../../qpdf/inflate.ts';
import type { PdfDict, PdfObjects, PdfStream } from '../../qpdf/qpdf-objects.ts';
import { filtersOf, withoutFilters } from '../../qpdf/stream-filters.ts';
import { type FontProgram, type FontUser, fontPrograms } from './font-programs.ts';
import { subsetProgram } from './harfbuzz.ts';
import { type FontTables, readFontTables, tableOf } from './read-cmap.ts';
import { shownCffGlyphs } from './shown-cff-glyphs.ts';
import { glyphsOfSimpleFont } from './simple-glyphs.ts';
import { subsetCff } from './subset-cff.ts';
import { encodingOfType1, subsetType1 } from './subset-type1.ts';
import { namesOfType1Font } from './type1-names.ts';
import type { UsedCodes } from './used-codes.ts';

const maxProgramBytes = 60_000_000;
/** Smaller programs are already subsets or not worth the work. */
const minBytes = 6_000;
/** A subset must be smaller than this share of the program, or the program counts as a subset already. */
const maxSubsetShare = 0.93;

/** CID → glyph (PDF 32000-1 §9.7.4.3); undefined where the program decides itself. */
function glyphOfCid(objects: PdfObjects, { descendant }: FontUser): ((cid: number) => number) | undefined {
  const map = descendant?.['/CIDToGIDMap'];
  const stream = objects.stream(map);
  if (stream === undefined) return map === undefined || objects.name(map) === 'Identity' ? (cid) => cid : undefined;
  const [filter] = filtersOf(objects, stream.dict);
  const raw = readFileSync(stream.datafile);
  const data = filter ? inflate(objects, raw, filter, maxProgramBytes) : raw;
  return (cid) => (cid * 2 + 1 < data.length ? data.readUInt16BE(cid * 2) : 0);
}

/** The glyphs that a font shows; undefined where they cannot be told. */
function glyphsOf(objects: PdfObjects, user: FontUser, tables: FontTables, used: UsedCodes) {
  const isOpen = used.isOpen(user.reference);
  if (user.descendant === undefined) {
    return glyphsOfSimpleFont(objects, user.dict, tables, isOpen ? undefined : used.single(user.reference));
  }
  const encoding = objects.name(user.dict['/Encoding']);
  const glyphOf = glyphOfCid(objects, user);
  const isIdentity = encoding === 'Identity-H' || encoding === 'Identity-V';
  if (isOpen || !isIdentity || glyphOf === undefined) return undefined;
  return new Set([...used.double(user.reference)].map(glyphOf));
}

interface Subset {
  readonly data: Buffer;
  /** What its stream's dictionary must say of it. */
  readonly entries: PdfDict;
}

/** A Type 1 program that shows only what is used. */
function type1SubsetOf(objects: PdfObjects, program: FontProgram, font: Buffer, used: UsedCodes): Subset | undefined {
  const dict = objects.dict(program.reference) ?? {};
  const lengths = [objects.number(dict['/Length1']) ?? 0, objects.number(dict['/Length2']) ?? 0] as const;
  const builtIn = encodingOfType1({ data: font, lengths });
  const names = new Set<string>();
  for (const { reference, dict: user } of program.users) {
    const shown = namesOfType1Font(objects, user, builtIn, used.isOpen(reference) ? undefined : used.single(reference));
    if (shown === undefined) return undefined;
    for (const name of shown) names.add(name);
  }
  const subset = subsetType1({ data: font, lengths }, names);
  return subset && { data: subset.data, entries: { '/Length1': subset.lengths[0], '/Length2': subset.lengths[1] } };
}

/** The subtype of a CFF program by itself, which all fonts that use it can take (PDF 32000-1, table 126). */
function bareSubtype(objects: PdfObjects, { users }: FontProgram): string | undefined {
  const kinds = new Set(users.map(({ dict, descendant }) => objects.name((descendant ?? dict)['/Subtype'])));
  const [kind] = kinds;
  if (kinds.size !== 1) return undefined;
  return kind === 'CIDFontType0' ? '/CIDFontType0C' : kind === 'Type1' ? '/Type1C' : undefined;
}

/** A CFF program, freed from an OpenType one around it, that shows only what is used. */
function compactSubsetOf(objects: PdfObjects, program: FontProgram, font: Buffer, used: UsedCodes): Subset | undefined {
  const subtype = bareSubtype(objects, program);
  const bare = font.toString('latin1', 0, 4) === 'OTTO' ? tableOf(font, 'CFF ') : font;
  if (subtype === undefined || bare === undefined) return undefined;
  const data = subsetCff(bare, (cff) => shownCffGlyphs(objects, program.users, cff, used));
  return data && { data, entries: { '/Subtype': subtype } };
}

async function subsetOf(
  objects: PdfObjects,
  program: FontProgram,
  font: Buffer,
  used: UsedCodes,
): Promise<Subset | undefined> {
  if (program.kind === 'type1') return type1SubsetOf(objects, program, font, used);
  if (program.kind === 'compact') return compactSubsetOf(objects, program, font, used);
  const tables = readFontTables(font);
  if (!tables.hasOutlines) return undefined;
  // The last glyph keeps the count of them as it is, which other tables repeat.
  const glyphs = new Set([0, tables.glyphs - 1]);
  for (const user of program.users) {
    const shown = glyphsOf(objects, user, tables, used);
    if (shown === undefined) return undefined;
    for (const glyph of shown) if (glyph < tables.glyphs) glyphs.add(glyph);
  }
  const keepsCodes = program.users.some(({ descendant }) => descendant === undefined);
  const data = await subsetProgram(font, glyphs, keepsCodes);
  return data && { data, entries: { '/Length1': data.length } };
}

function readProgram(objects: PdfObjects, { dict, datafile }: PdfStream): Buffer | undefined {
  let data: Buffer = readFileSync(datafile);
  for (const filter of filtersOf(objects, dict)) {
    if (filter.name !== 'FlateDecode') return undefined;
    data = inflate(objects, data, filter, maxProgramBytes);
  }
  return data;
}

async function subsetOne(objects: PdfObjects, program: FontProgram, used: UsedCodes, folder: string): Promise<boolean> {
  const stream = objects.stream(program.reference);
  const font = stream && readProgram(objects, stream);
  if (stream === undefined || font === undefined || font.length < minBytes) return false;
  const subset = await subsetOf(objects, program, font, used);
  if (subset === undefined) return false;
  const data = deflateSync(subset.data, { level: 9, memLevel: 9 });
  const before = deflateSync(font, { level: 9 }).length;
  if (data.length > before * maxSubsetShare) return false;
  const datafile = join(folder, `font-${program.reference.replaceAll(' ', '-')}`);
  writeFileSync(datafile, data);
  const dict = { ...withoutFilters(stream.dict), '/Filter': '/FlateDecode', ...subset.entries };
  objects.setStream(program.reference, { dict, datafile });
  return true;
}

/**
 * Removes unused glyphs from every embedded font. Glyph ids and codes stay the same. Returns how many fonts became
 * smaller.
 */
export async function subsetFonts(
  objects: PdfObjects,
  used: UsedCodes,
  folder: string,
  deadline: number,
): Promise<number> {
  let subset = 0;
  for (const program of fontPrograms(objects)) {
    if (performance.now() > deadline) break;
    if (await subsetOne(objects, program, used, folder).catch(() => false)) subset++;
  }
  return subset;
}
