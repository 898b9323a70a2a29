import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type FormatId, formatOfExtension, formats } from '../../catalog/formats.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { tools } from '../../catalog/tools.ts';
import { fixturesOf } from '../fuzz/fixtures.ts';
import { fuzzCase } from '../fuzz/fuzz-case.ts';
import type { Random } from '../fuzz/random.ts';
import { samples } from '../support/samples.ts';

/** One request of the load. */
export interface LoadRequest {
  /** For messages: which files, to which endpoint. */
  readonly name: string;
  readonly endpoint: string;
  readonly field: string;
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
  /** Whether it has to be converted. */
  readonly isGood: boolean;
}

/** A file given on the command line. */
interface GivenFile {
  readonly path: string;
  readonly isGood: boolean;
  readonly tools: readonly Tool[];
}

const sampled = (Object.keys(formats) as FormatId[]).filter((format) => format in samples);

/** Formats whose tools take a format as well: Word's tools also read `.doc`. */
const successors: ReadonlyMap<string, string> = new Map(
  Object.entries(formats).flatMap(([id, format]) => ('predecessor' in format ? [[format.predecessor, id]] : [])),
);

function takes({ input, conversion }: Tool, format: string): boolean {
  if (input.accept === 'any') return true;
  const accepted: readonly string[] = input.accept;
  // Compressors work on packages, which the older formats are not.
  const readsOlder = conversion[0].engine === 'libreoffice';
  return accepted.includes(format) || (readsOlder && accepted.includes(successors.get(format) ?? ''));
}

/** The files below a folder, each with the tools that take it; those below a folder `hostile` may be refused. */
async function filesBelow(folder: string): Promise<readonly GivenFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && formatOfExtension(extname(entry.name).slice(1).toLowerCase()) !== undefined)
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const format = formatOfExtension(extname(path).slice(1).toLowerCase()) ?? '';
      const isGood = !path.slice(folder.length).split('/').includes('hostile');
      return { path, isGood, tools: tools.filter((tool) => takes(tool, format)) };
    });
}

/** A request of the project's own files, which every tool has to convert. */
async function ownRequest(random: Random): Promise<LoadRequest> {
  const tool = random.pick(tools);
  const format = random.pick(sampled.filter((candidate) => takes(tool, candidate)));
  const fixtures = await fixturesOf(format);
  const chosen = Array.from({ length: Math.max(1, tool.input.minFiles) }, () => random.below(fixtures.length));
  return {
    name: `own ${format} ${chosen.join('+')} to ${tool.endpoint}`,
    endpoint: tool.endpoint,
    field: tool.input.field,
    files: chosen.map((index) => ({ name: `file-${index}.${format}`, content: fixtures[index] as Buffer })),
    isGood: true,
  };
}

async function mutatedRequest(random: Random): Promise<LoadRequest> {
  const seed = random.below(2 ** 31);
  const { endpoint, field, files } = await fuzzCase(seed);
  return { name: `seed ${seed} to ${endpoint}`, endpoint, field, files, isGood: false };
}

async function givenRequest(files: readonly GivenFile[], random: Random): Promise<LoadRequest> {
  const { path, isGood, tools: fitting } = random.pick(files);
  const { endpoint, input } = random.pick(fitting);
  const content = await readFile(path);
  const file = { name: basename(path), content };
  const copies = Array.from({ length: Math.max(1, input.minFiles) }, () => file);
  return { name: `${path} to ${endpoint}`, endpoint, field: input.field, files: copies, isGood };
}

/**
 * A source of requests in random order: half of them good, half hostile.
 *
 * @param folder More files to mix in, half of all requests; null where there are none.
 */
export async function createLoad(folder: string | null, random: Random): Promise<() => Promise<LoadRequest>> {
  const given = folder === null ? [] : await filesBelow(folder);
  const [good, hostile] = [true, false].map((wanted) => given.filter(({ isGood }) => isGood === wanted)) as [
    GivenFile[],
    GivenFile[],
  ];
  return () => {
    const isGood = random.chance(0.5);
    const files = isGood ? good : hostile;
    if (files.length > 0 && random.chance(0.5)) return givenRequest(files, random);
    return isGood ? ownRequest(random) : mutatedRequest(random);
  };
}
