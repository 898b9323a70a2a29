import { readFileSync } from 'node:fs';
import { characterMap } from '../../../formats/fonts/character-map.ts';
import { readFonts } from '../../../formats/fonts/sfnt.ts';
import type { Processes } from '../../../jail/process.ts';
import { limits } from '../limits.ts';
import { unitsPerEm } from '../stand-ins/outlines/line-metrics.ts';
import { readAdvances } from '../stand-ins/outlines/widths.ts';
import { standInFamily } from '../stand-ins/stand-in-of.ts';
import type { LookupOptions } from './installed-fonts.ts';
import { familyOfSameWidths } from './replaced-fonts.ts';

/** The width of a character in ems, by its code point; undefined where the font lacks it. */
export type LetterWidths = (character: number) => number | undefined;

/** How a face of a family looks. */
export interface FaceStyle {
  readonly bold: boolean;
  readonly italic: boolean;
}

/** The widths that letters of a family will have in a PDF; undefined where the face is not known. */
export type WidthsOfFace = (family: string, style: FaceStyle) => LetterWidths | undefined;

/** Finds out which faces there are, once. Throws as `Processes.run` does. */
export type FaceWidths = (options: LookupOptions) => Promise<WidthsOfFace>;

const { lookupTimeoutMs: timeoutMs, maxListBytes: maxOutputBytes } = limits.fonts;

/** Fontconfig's weights of regular faces, from "book" to "medium", and of bold ones; others are families of their own. */
const weights = { regular: /^(?:75|80|100)$/, bold: /^(?:200|205)$/ };

const faceKey = (family: string, { bold, italic }: FaceStyle) => `${family.toLowerCase()}/${bold}/${italic}`;

/** The files of faces, those of stand-ins among them. Throws as `Processes.run` does. */
async function listFaces(processes: Processes, options: LookupOptions): Promise<ReadonlyMap<string, string>> {
  const { FONTCONFIG_FILE } = process.env;
  const command = { file: 'fc-list', args: ['-f', '%{family}\\t%{weight}\\t%{slant}\\t%{file}\\n'] };
  const env = FONTCONFIG_FILE === undefined ? {} : { FONTCONFIG_FILE };
  const { stdout } = await processes.run(command, { ...options, env, timeoutMs, maxOutputBytes });
  const files = new Map<string, string>();
  for (const line of stdout.split('\n')) {
    const [names = '', weight = '', slant = '', file = ''] = line.split('\t');
    const bold = weights.bold.test(weight);
    // Collections have several faces in one file.
    if (!(bold || weights.regular.test(weight)) || /\.[to]tc$/i.test(file)) continue;
    for (const name of names.split(',')) files.set(faceKey(name, { bold, italic: slant !== '0' }), file);
  }
  return files;
}

/** Reads the widths of a font's letters. Throws where the file cannot be read, or is not a font. */
function readLetterWidths(file: string): LetterWidths | undefined {
  const [font] = readFonts(readFileSync(file));
  if (font === undefined) return undefined;
  const glyphs = characterMap(font);
  const advances = readAdvances(font);
  const units = unitsPerEm(font);
  return (character) => {
    const glyph = glyphs.get(character);
    return glyph === undefined ? undefined : advances.of(glyph) / units;
  };
}

/** Reads the widths of letters from the fonts that LibreOffice uses, each file once. */
export function createFaceWidths(processes: Processes): FaceWidths {
  let faces: ReadonlyMap<string, string> | undefined;
  const read = new Map<string, LetterWidths | undefined>();
  const widthsIn = (file: string) => {
    if (!read.has(file)) {
      try {
        read.set(file, readLetterWidths(file));
      } catch {
        // A font of another format, or one that cannot be read, is as good as none.
        read.set(file, undefined);
      }
    }
    return read.get(file);
  };
  return async (options) => {
    const files = faces ?? (await listFaces(processes, options));
    faces = files;
    const known = new Map<string, LetterWidths | undefined>();
    const find = (family: string, style: FaceStyle) => {
      const names = [family, standInFamily(family), familyOfSameWidths(family)];
      const file = names.map((name) => name && files.get(faceKey(name, style))).find((found) => found !== undefined);
      return file ? widthsIn(file) : undefined;
    };
    return (family, style) => {
      const key = faceKey(family, style);
      if (!known.has(key)) known.set(key, find(family, style));
      return known.get(key);
    };
  };
}
