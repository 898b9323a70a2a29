import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The functions of HarfBuzz that subsetting needs (hb-subset.h). Pointers are numbers. */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory;
  readonly _initialize?: () => void;
  readonly malloc: (bytes: number) => number;
  readonly free: (pointer: number) => void;
  readonly hb_blob_create: (data: number, bytes: number, mode: number, user: number, destroy: number) => number;
  readonly hb_blob_destroy: (blob: number) => void;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_destroy: (face: number) => void;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_add: (set: number, value: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_destroy: (input: number) => void;
  readonly hb_subset_input_glyph_set: (input: number) => number;
  readonly hb_subset_input_unicode_set: (input: number) => number;
  readonly hb_subset_input_set: (input: number, type: number) => number;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
}

/** `HB_MEMORY_MODE_WRITABLE`. */
const writable = 2;
/** `hb_subset_sets_t`: table tags. */
const sets = { noSubsetTables: 2, droppedTables: 3 } as const;
/** `hb_subset_flags_t`. Layout tables must not add glyphs: the PDF says which ones are shown. */
const flag = { noHinting: 0x1, retainGlyphIds: 0x2, notdefOutline: 0x40, noLayoutClosure: 0x200 } as const;
/** Tables by which letters are joined, replaced and moved. */
const layoutTables = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'JSTF', 'MATH', 'kern'];
/** Tables that readers never need to show given glyphs. */
const droppedTables = ['DSIG', 'LTSH', 'VDMX', 'hdmx', 'PCLT', 'EBDT', 'EBLC', 'EBSC', 'meta', 'STAT'];
/** Tables that they use only for fonts whose codes are not glyph ids. */
const cmapTables = ['cmap', 'post'];

const tagOf = (name: string) => Buffer.from(name.padEnd(4), 'latin1').readUInt32BE(0);

let loaded: Promise<HarfBuzz> | undefined;

async function load(): Promise<HarfBuzz> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file), {});
  const library = instance.exports as unknown as HarfBuzz;
  library._initialize?.();
  return library;
}

/** Runs HarfBuzz on a font. Undefined if it refuses the font. */
async function subset(font: Buffer, describe: (hb: HarfBuzz, input: number) => void): Promise<Buffer | undefined> {
  loaded ??= load();
  const hb = await loaded;
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const blob = hb.hb_blob_create(data, font.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const input = hb.hb_subset_input_create_or_fail();
  describe(hb, input);
  const made = hb.hb_subset_or_fail(face, input);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  let result: Buffer | undefined;
  if (made !== 0) {
    const written = hb.hb_face_reference_blob(made);
    const [at, length] = [hb.hb_blob_get_data(written, 0), hb.hb_blob_get_length(written)];
    if (length > 0) result = Buffer.from(new Uint8Array(hb.memory.buffer, at, length));
    hb.hb_blob_destroy(written);
    hb.hb_face_destroy(made);
  }
  hb.free(data);
  return result;
}

const addAll = (hb: HarfBuzz, set: number, values: Iterable<number>) => {
  for (const value of values) hb.hb_set_add(set, value);
};

/**
 * Subsets a TrueType or OpenType font of a PDF with HarfBuzz. Glyph ids stay the same. Undefined if HarfBuzz refuses the
 * font.
 *
 * @param glyphs Ids of the glyphs to keep.
 * @param keeps Whether its character maps stay as they are, as for fonts whose codes are looked up in the program.
 */
export const subsetProgram = (
  font: Buffer,
  glyphs: Iterable<number>,
  { keepsCmap }: { readonly keepsCmap: boolean },
): Promise<Buffer | undefined> =>
  subset(font, (hb, input) => {
    addAll(hb, hb.hb_subset_input_glyph_set(input), glyphs);
    const dropped = hb.hb_subset_input_set(input, sets.droppedTables);
    addAll(hb, dropped, [...layoutTables, ...droppedTables, 'name'].map(tagOf));
    const untouched = keepsCmap ? hb.hb_subset_input_set(input, sets.noSubsetTables) : dropped;
    addAll(hb, untouched, cmapTables.map(tagOf));
    hb.hb_subset_input_set_flags(input, flag.retainGlyphIds | flag.notdefOutline | flag.noLayoutClosure);
  });

/**
 * Subsets a TrueType font to characters, for a document that people edit: with its names, without hints, which are a
 * program that readers run. Undefined if HarfBuzz refuses the font.
 *
 * @param characters Code points.
 * @param keeps Whether the font's rules stay that join or move letters, as some scripts need them.
 */
export const subsetToCharacters = (
  font: Buffer,
  characters: Iterable<number>,
  { keepsLayout }: { readonly keepsLayout: boolean },
): Promise<Buffer | undefined> =>
  subset(font, (hb, input) => {
    addAll(hb, hb.hb_subset_input_unicode_set(input), characters);
    const dropped = hb.hb_subset_input_set(input, sets.droppedTables);
    addAll(hb, dropped, [...(keepsLayout ? [] : layoutTables), ...droppedTables].map(tagOf));
    hb.hb_subset_input_set_flags(input, flag.noHinting | flag.notdefOutline);
  });
