import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { type FontTables, readFontTables, tableOf } from '../../fonts/font-tables.ts';
import { subsetProgram } from '../../fonts/harfbuzz.ts';
import { type1Encoding } from '../../fonts/type1-encoding.ts';
import { inflate } from '../../qpdf/inflate.ts';
import type { PdfDict, PdfObjects, PdfStream } from '../../qpdf/qpdf-objects.ts';
import { filtersOf, withoutFilters } from '../../qpdf/stream-filters.ts';
import { limits } from '../limits.ts';
import { thresholds } from '../thresholds.ts';
import { type EmbeddedFont, type FontProgram, fontPrograms } from './font-programs.ts';
import { shownCffGlyphs } from './shown-cff-glyphs.ts';
import { shownGlyphNames } from './shown-glyph-names.ts';
import { shownTrueTypeGlyphs } from './shown-truetype-glyphs.ts';
import { subsetCff } from './subset-cff.ts';
import { subsetType1 } from './subset-type1.ts';
import type { UsedCodes } from './used-codes.ts';

const { maxProgramBytes } = limits.fonts;
const { minBytes, maxSubsetShare } = thresholds.fonts;

/** The map from CID to glyph id (ISO 32000-1 §9.7.4.3); undefined if the program defines it. */
function glyphOfCid(objects: PdfObjects, { descendant }: EmbeddedFont): ((cid: number) => number) | undefined {
  const map = descendant?.['/CIDToGIDMap'];
  const stream = objects.stream(map);
  if (stream === undefined) return map === undefined || objects.name(map) === 'Identity' ? (cid) => cid : undefined;
  const [filter] = filtersOf(objects, stream.dict);
  const raw = readFileSync(stream.datafile);
  const data = filter ? inflate(objects, raw, filter, maxProgramBytes) : raw;
  return (cid) => (cid * 2 + 1 < data.length ? data.readUInt16BE(cid * 2) : 0);
}

/** The ids of the glyphs that a font shows; undefined where they cannot be determined. */
function shownGlyphs(objects: PdfObjects, font: EmbeddedFont, tables: FontTables, used: UsedCodes) {
  if (font.descendant === undefined) {
    return shownTrueTypeGlyphs(objects, font.dict, tables, used.oneByte(font.reference));
  }
  const encoding = objects.name(font.dict['/Encoding']);
  const glyphOf = glyphOfCid(objects, font);
  const isIdentity = encoding === 'Identity-H' || encoding === 'Identity-V';
  const cids = used.twoByte(font.reference);
  return isIdentity && cids && glyphOf ? new Set([...cids].map(glyphOf)) : undefined;
}

interface Subset {
  readonly data: Buffer;
  /** Entries of its stream dictionary that depend on the data. */
  readonly entries: PdfDict;
}

function subsetOfType1(objects: PdfObjects, program: FontProgram, whole: Buffer, used: UsedCodes): Subset | undefined {
  const dict = objects.dict(program.reference) ?? {};
  const lengths = [objects.number(dict['/Length1']) ?? 0, objects.number(dict['/Length2']) ?? 0] as const;
  const builtIn = type1Encoding(whole.toString('latin1', 0, lengths[0]));
  const names = new Set<string>();
  for (const font of program.fonts) {
    const shown = shownGlyphNames(objects, font.dict, builtIn, used.oneByte(font.reference));
    if (shown === undefined) return undefined;
    for (const name of shown) names.add(name);
  }
  const subset = subsetType1({ data: whole, lengths }, names);
  return subset && { data: subset.data, entries: { '/Length1': subset.lengths[0], '/Length2': subset.lengths[1] } };
}

/** The subtype of a bare CFF program that fits all its fonts (ISO 32000-1, table 126). */
function bareSubtype(objects: PdfObjects, { fonts }: FontProgram): string | undefined {
  const subtypes = new Set(fonts.map(({ dict, descendant }) => objects.name((descendant ?? dict)['/Subtype'])));
  const [subtype] = subtypes;
  if (subtypes.size !== 1) return undefined;
  return subtype === 'CIDFontType0' ? '/CIDFontType0C' : subtype === 'Type1' ? '/Type1C' : undefined;
}

/** A bare CFF subset; the tables of an OpenType font around it are dropped. */
function subsetOfCff(objects: PdfObjects, program: FontProgram, whole: Buffer, used: UsedCodes): Subset | undefined {
  const subtype = bareSubtype(objects, program);
  const bare = whole.toString('latin1', 0, 4) === 'OTTO' ? tableOf(whole, 'CFF ') : whole;
  if (subtype === undefined || bare === undefined) return undefined;
  const data = subsetCff(bare, (cff) => shownCffGlyphs(objects, program.fonts, cff, used));
  return data && { data, entries: { '/Subtype': subtype } };
}

async function subsetOf(
  objects: PdfObjects,
  program: FontProgram,
  whole: Buffer,
  used: UsedCodes,
): Promise<Subset | undefined> {
  if (program.kind === 'type1') return subsetOfType1(objects, program, whole, used);
  if (program.kind === 'cff') return subsetOfCff(objects, program, whole, used);
  const tables = readFontTables(whole);
  if (!tables.hasOutlines) return undefined;
  // Keeping the last glyph preserves the glyph count, which other tables repeat.
  const glyphs = new Set([0, tables.glyphCount - 1]);
  for (const font of program.fonts) {
    const shown = shownGlyphs(objects, font, tables, used);
    if (shown === undefined) return undefined;
    for (const glyph of shown) if (glyph < tables.glyphCount) glyphs.add(glyph);
  }
  const keepsCmap = program.fonts.some(({ descendant }) => descendant === undefined);
  const data = await subsetProgram(whole, glyphs, { keepsCmap });
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

/** Replaces a program by its subset if that is smaller. Returns whether it did. Throws for damaged programs. */
async function replaceBySubset(
  objects: PdfObjects,
  program: FontProgram,
  used: UsedCodes,
  folder: string,
): Promise<boolean> {
  const stream = objects.stream(program.reference);
  const whole = stream && readProgram(objects, stream);
  if (stream === undefined || whole === undefined || whole.length < minBytes) return false;
  const subset = await subsetOf(objects, program, whole, used);
  if (subset === undefined) return false;
  const data = deflateSync(subset.data, { level: 9, memLevel: 9 });
  const before = deflateSync(whole, { level: 9 }).length;
  if (data.length > before * maxSubsetShare) return false;
  const datafile = join(folder, `font-${program.reference.replaceAll(' ', '-')}`);
  writeFileSync(datafile, data);
  const dict = { ...withoutFilters(stream.dict), '/Filter': '/FlateDecode', ...subset.entries };
  objects.setStream(program.reference, { dict, datafile });
  return true;
}

/**
 * Removes unused glyphs from embedded fonts. Glyph ids, CIDs, names and codes stay the same. Fonts whose shown glyphs
 * cannot be determined stay whole. Returns the references of the programs that became smaller.
 * @param folder Where new programs are written.
 * @param deadline Time by `performance.now()` after which the remaining fonts stay unchanged.
 */
export async function subsetFonts(
  objects: PdfObjects,
  used: UsedCodes,
  folder: string,
  deadline: number,
): Promise<readonly string[]> {
  const subset: string[] = [];
  for (const program of fontPrograms(objects)) {
    if (performance.now() > deadline) break;
    if (await replaceBySubset(objects, program, used, folder).catch(() => false)) subset.push(program.reference);
  }
  return subset;
}
