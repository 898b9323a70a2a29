import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from '../../../jail/command.ts';
import type { DecodeSettings } from '../decode-pictures.ts';
import { limits, thresholds } from '../thresholds.ts';
import { tags } from './directories/tiff-codes.ts';

/** A page in a file written by libtiff's tools. */
export interface RecodedPage {
  readonly path: string;
  /** From 0. */
  readonly index: number;
  /** Whether codes of a fax could not be decoded, in this page or in one that was written with it. */
  readonly isDamaged: boolean;
}

const maxMemoryBytes = limits.maxLibtiffBytes;
const tiffHeaderBytes = 8;
/** Rows per strip, more than any page has: with a single strip, its data can be copied. */
const allRows = '1000000';
/** How libtiff reports codes that it skips. Its warnings are about rows that are a little too long or too short. */
const faxError = /^Fax\w+: (?!Warning)/m;
/** What it says of anything else that it cannot decode. */
const otherError = /^(?!Fax)\w+: (?!Warning)/m;

/** What libtiff says where it leaves out a part of a picture, rather than a field that it does not know. */
const lossError = /^(?!Fax|TIFFFetch|TIFFRead)(?![^\n]*: Warning)[^\n]*: /m;
/** A strip that ends a little early, as of programs that miscount: no row is lost by it. */
const shortStrip = /^TIFFFill(?:Strip|Tile): Read error [^\n]*; got (\d+) bytes, expected (\d+)\.?$/gm;
/** Bytes: those of two pixels with the most samples that are usual. */
const maxMissingBytes = 16;

/** Whether libtiff's messages report a part of a picture that could not be decoded. */
function tellsOfLoss(messages: string): boolean {
  const others = messages.replace(shortStrip, (message, got: string, expected: string) => {
    const missing = Number(expected) - Number(got);
    return missing >= 0 && missing <= maxMissingBytes ? '' : message;
  });
  return lossError.test(others);
}

interface ToolResult {
  /** Whether the tool exited with 0 and wrote more than a TIFF header. */
  readonly succeeded: boolean;
  readonly messages: string;
}

async function runTool(command: Command, output: string, settings: DecodeSettings): Promise<ToolResult> {
  const { processes, workspace, signal, timeoutMs } = settings;
  const { exitCode, stderr } = await processes.run(command, { workspace, maxMemoryBytes, signal, timeoutMs });
  const bytes = await stat(output).then(
    ({ size }) => size,
    () => 0,
  );
  return { succeeded: exitCode === 0 && bytes > tiffHeaderBytes, messages: stderr };
}

async function recode(
  options: readonly string[],
  name: string,
  input: string,
  indexes: readonly number[],
  settings: DecodeSettings,
): Promise<readonly RecodedPage[]> {
  if (indexes.length === 0) return [];
  const path = join(settings.workspace, name);
  const args = ['-s', '-p', 'contig', '-r', allRows, ...options, `${input},${indexes.join(',')}`, path];
  const copy = (...switches: readonly string[]) =>
    runTool({ file: 'tiffcp', args: [...switches, ...args] }, path, settings);
  let { succeeded, messages } = await copy();
  // libtiff 4.5 skips bad codes of a fax; 4.7 ends there, unless it is to ignore all errors.
  if (!succeeded && faxError.test(messages)) {
    ({ succeeded, messages } = await copy('-i'));
    succeeded &&= !otherError.test(messages);
  }
  if (!succeeded) return [];
  const isDamaged = faxError.test(messages);
  return indexes.map((_, index) => ({ path, index, isDamaged }));
}

/** Recodes black and white pages as Group 4 fax in one strip. Empty if the tool fails on any page. */
export function recodeAsFax(input: string, indexes: readonly number[], settings: DecodeSettings) {
  return recode(['-f', 'msb2lsb', '-c', 'g4'], 'recoded-fax.tif', input, indexes, settings);
}

/** Recodes black and white or palette pages as one deflated strip, which beats fax for halftones. Empty on failure. */
export function recodeAsBits(input: string, indexes: readonly number[], settings: DecodeSettings) {
  return recode(['-f', 'msb2lsb', '-c', 'zip'], 'recoded-bits.tif', input, indexes, settings);
}

/** Recodes CMYK pages as one deflated strip in PDF's byte order. Empty if the tool fails on any page. */
export function recodeAsInks(input: string, indexes: readonly number[], settings: DecodeSettings) {
  return recode(['-B', '-c', 'zip:2'], 'recoded-inks.tif', input, indexes, settings);
}

/**
 * Recodes pages with lossless deflate, little-endian, in strips of a common size. Empty if the tool fails on any page.
 *
 * @param predictor TIFF's predictor: 1 none, 2 horizontal differences, 3 floating-point differences.
 */
export function recodeAsDeflate(
  input: string,
  indexes: readonly number[],
  predictor: 1 | 2 | 3,
  settings: DecodeSettings,
) {
  const name = `deflated-${predictor}-${indexes[0]}.tif`;
  const rows = String(thresholds.tiff.rowsPerStrip);
  return recode(['-L', '-r', rows, '-c', `zip:${predictor}:p9`], name, input, indexes, settings);
}

/** Recodes a page with deflate, which every decoder knows. Empty if the tool fails. */
export function recodeAsPlain(input: string, index: number, settings: DecodeSettings) {
  return recode(['-c', 'zip'], `recoded-${index}.tif`, input, [index], settings);
}

/** Writes what a page's samples are into a file, which other pages of it keep as they are. Returns whether it could. */
export async function setPhotometric(
  path: string,
  { index, photometric }: { readonly index: number; readonly photometric: number },
  settings: DecodeSettings,
): Promise<boolean> {
  const args = ['-d', String(index), '-s', String(tags.photometric), String(photometric), path];
  return (await runTool({ file: 'tiffset', args }, path, settings)).succeeded;
}

/**
 * Recodes all pages as 8-bit RGB, decoded by libtiff. Returns the file's path, or undefined if the tool fails, or leaves
 * out what it cannot decode, of which it says so and no more.
 *
 * @param opacity Whether to write a fourth sample with the opacity.
 */
export async function recodeAsRgb(
  input: string,
  opacity: 'with-opacity' | 'opaque',
  settings: DecodeSettings,
): Promise<string | undefined> {
  const path = join(settings.workspace, 'recoded-rgb.tif');
  const args = [...(opacity === 'opaque' ? ['-n'] : []), '-c', 'zip', input, path];
  const { succeeded, messages } = await runTool({ file: 'tiff2rgba', args }, path, settings);
  return succeeded && !tellsOfLoss(messages) ? path : undefined;
}
