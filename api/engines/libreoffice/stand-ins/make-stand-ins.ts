import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FaceStyle, setNames } from '../../../formats/fonts/names.ts';
import { type Font, readFonts, writeFonts } from '../../../formats/fonts/sfnt.ts';
import { families } from './families/families.ts';
import { fontSettings } from './font-settings.ts';
import { setHalfWidthLetters } from './outlines/half-width-letters.ts';
import { setLineMetrics, setScale } from './outlines/line-metrics.ts';
import { dropLigatures } from './outlines/optional-features.ts';
import { setWideSpaces } from './outlines/wide-spaces.ts';
import { setWidths, type WidthRule } from './outlines/widths.ts';
import { type Face, type StandIn, standInName } from './stand-in.ts';

const run = promisify(execFile);

/** Where an installed font lies. */
interface Place {
  readonly file: string;
  /** Its place in a collection. */
  readonly index: number;
}

interface Installed {
  readonly families: ReadonlySet<string>;
  readonly places: ReadonlyMap<string, Place>;
}

const styles: Readonly<Record<Face, FaceStyle>> = {
  regular: 'Regular',
  bold: 'Bold',
  italic: 'Italic',
  boldItalic: 'Bold Italic',
};

/** Where a face looks for widths, one after the other. */
const lookUp: Readonly<Record<Face, readonly Face[]>> = {
  regular: ['regular'],
  bold: ['bold', 'regular'],
  italic: ['italic', 'regular'],
  boldItalic: ['boldItalic', 'bold', 'italic', 'regular'],
};

/** What fc-list may print: some hundred bytes for each face. */
const maxListBytes = 10_000_000;

async function listInstalled(): Promise<Installed> {
  const format = '%{family}\t%{postscriptname}\t%{file}\t%{index}\n';
  const { stdout } = await run('fc-list', ['-f', format], { maxBuffer: maxListBytes });
  const found = { families: new Set<string>(), places: new Map<string, Place>() };
  for (const line of stdout.split('\n')) {
    const [names = '', postScriptName = '', file = '', index = '0'] = line.split('\t');
    for (const name of names.split(',')) found.families.add(name.toLowerCase());
    if (postScriptName !== '') found.places.set(postScriptName, { file, index: Number(index) });
  }
  return found;
}

/** Where a font lies. Versions of one font differ in whether the name of its regular face says so. */
function placeOf(name: string, { places }: Installed): Place | undefined {
  return places.get(name) ?? places.get(`${name}-Regular`) ?? places.get(name.replace(/-Regular$/, ''));
}

/** The rule for a face: its own measurements, or those of the nearest face. */
function widthsFor({ widths }: StandIn, face: Face): WidthRule | undefined {
  for (const nearest of lookUp[face]) if (widths?.[nearest]) return widths[nearest];
  return undefined;
}

function change(original: Font, standIn: StandIn, face: Face): Font {
  const font: Font = { version: original.version, tables: new Map(original.tables) };
  setNames(font, standInName(standIn.names[0] ?? ''), styles[face]);
  if (standIn.scale !== undefined) setScale(font, standIn.scale);
  setLineMetrics(font, standIn.line);
  const widthOf = widthsFor(standIn, face);
  if (widthOf !== undefined) setWidths(font, widthOf);
  if (standIn.halfWidths !== undefined) setHalfWidthLetters(font, standIn.halfWidths);
  if (standIn.wideSpaces !== undefined) setWideSpaces(font, standIn.wideSpaces);
  dropLigatures(font);
  font.tables.delete('DSIG');
  return font;
}

/** The faces to make of each installed file. */
function planByFile(standIns: readonly StandIn[], installed: Installed) {
  const plan = new Map<string, { standIn: StandIn; face: Face; index: number }[]>();
  for (const standIn of standIns) {
    for (const face of Object.keys(styles) as Face[]) {
      const place = placeOf(standIn.faces[face] ?? '', installed);
      if (place === undefined) continue;
      const known = plan.get(place.file) ?? [];
      known.push({ standIn, face, index: place.index });
      plan.set(place.file, known);
    }
  }
  return plan;
}

/**
 * Writes stand-ins for the families that are not installed, from fonts that are, and fontconfig's settings for them.
 * Throws where fontconfig is missing, or a font cannot be read.
 *
 * @param folder Emptied first.
 */
export async function makeStandIns(folder: string): Promise<void> {
  const installed = await listInstalled();
  const wanted = families.filter(
    ({ names, faces }) =>
      !names.some((name) => installed.families.has(name.toLowerCase())) &&
      placeOf(faces.regular, installed) !== undefined,
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'fonts'), { recursive: true });
  let file = 0;
  for (const [source, faces] of planByFile(wanted, installed)) {
    const originals = readFonts(await readFile(source));
    const made = faces.flatMap(({ standIn, face, index }) => {
      const original = originals[index];
      // The outlines of a variable font have more tables than are stretched.
      return original === undefined || original.tables.has('fvar') ? [] : [change(original, standIn, face)];
    });
    // Outlines in CFF are not changed, so that a collection shares them.
    const together = made.every(({ tables }) => tables.has('CFF '));
    for (const fonts of together ? [made] : made.map((font) => [font])) {
      file += 1;
      await writeFile(join(folder, 'fonts', `${file}.${together ? 'otc' : 'ttf'}`), writeFonts(fonts));
    }
  }
  await writeFile(join(folder, 'fonts.conf'), fontSettings(folder, wanted));
  // Fills the cache, so that no worker reads all fonts at its start.
  await run('fc-list', [], {
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    maxBuffer: maxListBytes,
  });
}
