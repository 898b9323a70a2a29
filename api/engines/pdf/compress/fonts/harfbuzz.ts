import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The functions of HarfBuzz that a subset needs, by their names in C (hb-subset.h). Pointers are numbers. */
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
  readonly hb_subset_input_set: (input: number, type: number) => number;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
}

const writable = 2;
const sets = { untouchedTables: 2, droppedTables: 3 } as const;
/** Glyph ids stay, .notdef keeps its shape, and layout tables add no glyphs: the PDF says which are shown. */
const flags = 0x2 | 0x40 | 0x200;
/** What readers of a PDF never look at. */
const droppedTables = [
  'GSUB',
  'GPOS',
  'GDEF',
  'BASE',
  'JSTF',
  'MATH',
  'kern',
  'DSIG',
  'LTSH',
  'VDMX',
  'hdmx',
  'PCLT',
  'EBDT',
  'EBLC',
  'EBSC',
  'meta',
  'STAT',
  'name',
];
/** What they look at only where the PDF's codes are not glyph ids. */
const codeTables = ['cmap', 'post'];

const tagOf = (name: string) => Buffer.from(name.padEnd(4), 'latin1').readUInt32BE(0);

let loaded: Promise<HarfBuzz> | undefined;

async function load(): Promise<HarfBuzz> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file), {});
  const library = instance.exports as unknown as HarfBuzz;
  library._initialize?.();
  return library;
}

/**
 * A TrueType or OpenType program that holds only some glyphs, under their ids. Undefined where HarfBuzz refuses it.
 *
 * @param keepsCodes True for fonts whose codes are looked up in the program.
 */
export async function subsetProgram(
  font: Buffer,
  glyphs: Iterable<number>,
  keepsCodes: boolean,
): Promise<Buffer | undefined> {
  loaded ??= load();
  const hb = await loaded;
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const blob = hb.hb_blob_create(data, font.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const input = hb.hb_subset_input_create_or_fail();
  const wanted = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(wanted, glyph);
  const dropped = hb.hb_subset_input_set(input, sets.droppedTables);
  const codes = keepsCodes ? hb.hb_subset_input_set(input, sets.untouchedTables) : dropped;
  for (const name of droppedTables) hb.hb_set_add(dropped, tagOf(name));
  for (const name of codeTables) hb.hb_set_add(codes, tagOf(name));
  hb.hb_subset_input_set_flags(input, flags);
  const subset = hb.hb_subset_or_fail(face, input);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  let result: Buffer | undefined;
  if (subset !== 0) {
    const written = hb.hb_face_reference_blob(subset);
    const [at, length] = [hb.hb_blob_get_data(written, 0), hb.hb_blob_get_length(written)];
    if (length > 0) result = Buffer.from(new Uint8Array(hb.memory.buffer, at, length));
    hb.hb_blob_destroy(written);
    hb.hb_face_destroy(subset);
  }
  hb.free(data);
  return result;
}
