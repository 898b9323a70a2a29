import { type FormatId, formats } from '../../catalog/formats.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { tools } from '../../catalog/tools.ts';
import { samples } from '../support/samples.ts';
import { fixturesOf } from './fixtures.ts';
import { byteMutations } from './mutations/bytes.ts';
import type { Mutation } from './mutations/mutation.ts';
import { pdfMutations } from './mutations/pdf.ts';
import { textMutations } from './mutations/text.ts';
import { tiffMutations } from './mutations/tiff.ts';
import { xmlMutations } from './mutations/xml.ts';
import { zipMutations } from './mutations/zip.ts';
import { createRandom, type Random } from './random.ts';

/** One request that a seed stands for. */
export interface FuzzCase {
  readonly seed: number;
  readonly endpoint: string;
  readonly field: string;
  /** As many as the tool asks for at least. */
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
  /** What was done to the first file. */
  readonly mutations: readonly string[];
}

type Mutations = Readonly<Record<string, Mutation>>;

/** Changes that know a format, beside those of bytes. */
const mutationsOf: Readonly<Partial<Record<FormatId, Mutations>>> = {
  docx: zipMutations,
  pptx: zipMutations,
  xlsx: zipMutations,
  odt: zipMutations,
  odp: zipMutations,
  zip: zipMutations,
  pdf: pdfMutations,
  tiff: tiffMutations,
  csv: textMutations,
  md: textMutations,
  txt: textMutations,
  rtf: textMutations,
  html: { ...textMutations, ...xmlMutations },
};

/** Share of the changes that know the format, where there are any. */
const knowingShare = 0.75;
/** Changes of one file, one after the other. */
const maxMutations = 3;

const sampled = (Object.keys(formats) as FormatId[]).filter((format) => format in samples);

function formatFor({ input }: Tool, random: Random): FormatId {
  const accepted: readonly string[] = input.accept === 'any' ? sampled : input.accept;
  return random.pick(sampled.filter((format) => accepted.includes(format)));
}

function mutate(file: Buffer, format: FormatId, random: Random, other: Buffer): [Buffer, string[]] {
  let changed = file;
  const names: string[] = [];
  for (let count = 1 + random.below(maxMutations); count > 0; count--) {
    const knowing = mutationsOf[format];
    const all = knowing !== undefined && random.chance(knowingShare) ? knowing : byteMutations;
    const name = random.pick(Object.keys(all));
    try {
      changed = (all[name] as Mutation)(changed, random, other);
      names.push(name);
    } catch (error) {
      // What an earlier change left can be no archive any more.
      if (!(error instanceof RangeError) && (error as NodeJS.ErrnoException).code === undefined) throw error;
    }
  }
  return [changed, names];
}

/** The request that a seed stands for: always the same, as long as fixtures, mutations and tools are. */
export async function fuzzCase(seed: number): Promise<FuzzCase> {
  const random = createRandom(seed);
  const tool = random.pick(tools);
  const format = formatFor(tool, random);
  const fixtures = await fixturesOf(format);
  const [first, mutations] = mutate(random.pick(fixtures), format, random, random.pick(fixtures));
  const rest = Array.from({ length: Math.max(0, tool.input.minFiles - 1) }, () => random.pick(fixtures));
  return {
    seed,
    endpoint: tool.endpoint,
    field: tool.input.field,
    files: [first, ...rest].map((content, index) => ({ name: `file-${index + 1}.${format}`, content })),
    mutations,
  };
}
