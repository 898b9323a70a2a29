import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from '../../../jail/command.ts';
import type { DecodeSettings } from '../decode-pictures.ts';

/** A page in a file that libtiff's tools wrote. */
export interface RecodedPage {
  readonly path: string;
  /** From 0. */
  readonly index: number;
}

const maxMemoryBytes = 2_000_000_000;
/** More rows than any page: one strip holds them all, so that its data can be copied. */
const allRows = '1000000';

/** Runs a tool. They warn of much and exit with 0 or 1 as they like: what counts is the file they leave. */
async function wrote(command: Command, output: string, settings: DecodeSettings): Promise<boolean> {
  const { processes, workspace, signal, timeoutMs } = settings;
  const { exitCode } = await processes.run(command, { workspace, maxMemoryBytes, signal, timeoutMs });
  const bytes = await stat(output).then(
    ({ size }) => size,
    () => 0,
  );
  return exitCode === 0 && bytes > 8;
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
  const isThere = await wrote({ file: 'tiffcp', args }, path, settings);
  return isThere ? indexes.map((_, index) => ({ path, index })) : [];
}

/** Black and white pages as Group 4 faxes of one strip. Empty where the tool fails on one of them. */
export function recodeAsFax(input: string, indexes: readonly number[], settings: DecodeSettings) {
  return recode(['-f', 'msb2lsb', '-c', 'g4'], 'recoded-fax.tif', input, indexes, settings);
}

/** Black and white or palette pages as one deflated strip: for dots it is smaller than a fax. Empty where the tool fails. */
export function recodeAsBits(input: string, indexes: readonly number[], settings: DecodeSettings) {
  return recode(['-f', 'msb2lsb', '-c', 'zip'], 'recoded-bits.tif', input, indexes, settings);
}

/** Pages of inks as one deflated strip, in the byte order of PDF. Empty where the tool fails on one of them. */
export function recodeAsInks(input: string, indexes: readonly number[], settings: DecodeSettings) {
  return recode(['-B', '-c', 'zip:2'], 'recoded-inks.tif', input, indexes, settings);
}

/**
 * Pages deflated without loss in strips of a size that readers like, in the byte order of most machines. Empty where
 * the tool fails on one of them.
 *
 * @param predictor 1 none, 2 differences between neighbours, 3 the same for floating point.
 */
export function recodeAsDeflate(
  input: string,
  indexes: readonly number[],
  predictor: 1 | 2 | 3,
  settings: DecodeSettings,
) {
  const name = `deflated-${predictor}-${indexes[0]}.tif`;
  return recode(['-L', '-r', '128', '-c', `zip:${predictor}:p9`], name, input, indexes, settings);
}

/** One page in a compression that every decoder knows. Empty where the tool fails. */
export function recodeAsPlain(input: string, index: number, settings: DecodeSettings) {
  return recode(['-c', 'zip'], `recoded-${index}.tif`, input, [index], settings);
}

/**
 * All pages as 8-bit RGB, by libtiff's own reading of whatever they hold; undefined where it fails.
 *
 * @param opacity Whether a fourth sample for it is written.
 */
export async function recodeAsRgb(
  input: string,
  opacity: 'with-opacity' | 'opaque',
  settings: DecodeSettings,
): Promise<string | undefined> {
  const path = join(settings.workspace, 'recoded-rgb.tif');
  const args = [...(opacity === 'opaque' ? ['-n'] : []), '-c', 'zip', input, path];
  return (await wrote({ file: 'tiff2rgba', args }, path, settings)) ? path : undefined;
}
