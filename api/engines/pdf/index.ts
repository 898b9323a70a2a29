import { mkdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lowestQuality } from '../../../catalog/operations.ts';
import type { Note } from '../../../catalog/report.ts';
import type { Engine, InputFile } from '../../engine.ts';
import type { Processes } from '../../jail/process.ts';
import { ofFile, ProblemError } from '../../problem.ts';
import { searchQuality } from '../../search-quality.ts';
import { compressPdf } from './compress/compress-pdf.ts';
import { hasDamagedStreams } from './damage/damaged-streams.ts';
import { type FindsDamage, rememberDamage, seekDamage } from './damage/seek-damage.ts';
import { watchDrawing } from './drawing/watch-drawing.ts';
import { mergePdfs } from './merge/merge-pdfs.ts';
import { selectionsOf, selectPages } from './merge/select-pages.ts';
import type { PdfJob } from './pdf-job.ts';
import type { QpdfJob } from './qpdf/run-qpdf.ts';
import { rememberRecognised } from './recognise/remember-recognised.ts';
import { reconstruct } from './reconstruct/reconstruct.ts';
import { extractText } from './text/extract-text.ts';
import { unlockPdf } from './unlock-pdf.ts';

const versionTimeoutMs = 10_000;

/** What the PDF engine needs. */
export interface PdfSettings {
  readonly processes: Processes;
  /** A folder for the engine's own use. */
  readonly folder: string;
  /** How many processes of one job may run at the same time; defaults to the number of cores. */
  readonly cores?: () => number;
}

type Operations = Engine<'pdf'>['operations'];
type Programs = Required<Pick<PdfSettings, 'processes' | 'cores'>>;

/**
 * Runs `work` on a PDF, while watching what its pages draw. If the PDF needs the given password, it runs on a decrypted
 * copy, and a note says so.
 */
async function withUnlocked<J extends PdfJob, T extends { readonly notes: readonly Note[] }>(
  job: J,
  password: string | undefined,
  work: (open: J) => Promise<T>,
): Promise<T> {
  const unlocked = password ? await unlockPdf(job, password) : null;
  const open = unlocked === null ? job : { ...job, input: unlocked };
  const result = await watchDrawing(open, [open.input], work);
  if (unlocked === null) return result;
  // A decrypted copy is not the visitor's own file.
  const notes = result.notes.filter(({ code }) => code !== 'original-returned');
  return { ...result, notes: [...notes, { code: 'password-removed' }] };
}

/** Decrypts those files that need the password. Throws as `unlockPdf` does, naming the file. */
async function unlockAll(job: QpdfJob, inputs: readonly InputFile[], password: string): Promise<readonly InputFile[]> {
  const open: InputFile[] = [];
  for (const input of inputs) {
    const unlocked = await unlockPdf({ ...job, input: input.path }, password).catch((error: unknown) => {
      throw ofFile(input.name, error);
    });
    open.push(unlocked === null ? input : { ...input, path: unlocked });
  }
  return open;
}

/** The language of scanned pages, where the visitor named it. */
const spokenIn = (language = 'auto') => (language === 'auto' ? {} : { language });

/** The note on a damaged file, of which the result has what could be read. */
const repaired = ({ name }: InputFile): Note => ({ code: 'files-repaired', files: [name], more: 0 });

/** The versions of the programs. Throws `engine-unavailable` where they do not tell them. */
async function programVersions({ processes, folder }: PdfSettings): Promise<string> {
  await mkdir(folder, { recursive: true });
  const signal = AbortSignal.timeout(versionTimeoutMs);
  const settings = { workspace: folder, signal, timeoutMs: versionTimeoutMs };
  const [{ stderr }, { stdout }] = await Promise.all([
    processes.run({ file: 'pdftotext', args: ['-v'] }, settings),
    processes.run({ file: 'qpdf', args: ['--version'] }, settings),
  ]);
  const poppler = /pdftotext version ([\d.]+)/.exec(stderr)?.[1];
  const qpdf = /qpdf version ([\d.]+)/.exec(stdout)?.[1];
  if (poppler === undefined || qpdf === undefined)
    throw new ProblemError('engine-unavailable', undefined, { cause: `${stderr}${stdout}` });
  return `Poppler ${poppler}, qpdf ${qpdf}`;
}

function createReconstruct({ processes, cores }: Programs): Operations['reconstruct'] {
  const recogniserOf = rememberRecognised();
  const damageOf = rememberDamage();
  return async ({ inputs: [input, ...proofs], options, workspace, signal }) => {
    signal.throwIfAborted();
    const { format, embedFonts = false, forRtf = false, textEffects = false, language, password } = options;
    const path = join(workspace, `reconstructed.${format}`);
    const recognisePages = recogniserOf(input);
    const files = { processes, input: input.path, workspace };
    const job = { ...files, signal, cores: cores(), recognisePages, ...spokenIn(language) };
    const looks = { embedsFonts: embedFonts, isForRtf: forRtf, hasEffects: textEffects };
    const target = { output: path, format, ...looks, proofs: proofs.map((proof) => proof.path) };
    const { pages, notes, isRepaired, isDamaged } = await withUnlocked(job, password, (open) =>
      seekDamage(open, damageOf(input), (sought) => reconstruct(sought, target)),
    );
    const { size: bytes } = await stat(path);
    return { path, format, bytes, pages, notes: [...(isRepaired || isDamaged ? [repaired(input)] : []), ...notes] };
  };
}

function createExtractText({ processes, cores }: Programs): Operations['extract-text'] {
  const findDamage: FindsDamage = (job) => hasDamagedStreams(job, 'content');
  return async ({ inputs: [input], options: { language, password }, workspace, signal }) => {
    signal.throwIfAborted();
    const path = join(workspace, 'text.txt');
    const job = { processes, input: input.path, workspace, signal, cores: cores(), ...spokenIn(language) };
    const { pages, notes, isDamaged } = await withUnlocked(job, password, (open) =>
      seekDamage(open, findDamage, (sought) => extractText(sought, path)),
    );
    const { size: bytes } = await stat(path);
    return { path, format: 'txt', bytes, pages, notes: [...(isDamaged ? [repaired(input)] : []), ...notes] };
  };
}

function createCompress({ processes, cores }: Programs): Operations['compress'] {
  return async ({ inputs: [input], workspace, signal, options }) => {
    signal.throwIfAborted();
    const job = { processes, input: input.path, workspace, signal, cores: cores() };
    const { quality, signature, password, targetMegabytes } = options;
    const wanted = { quality, lowestQuality, targetMegabytes };
    const own = { dropsSignatures: signature === 'drop', name: input.name };
    const { path, pages, notes } = await withUnlocked(job, password, (open) =>
      searchQuality(open, wanted, (files, at) => compressPdf({ ...open, ...files }, { ...own, quality: at })),
    );
    const { size: bytes } = await stat(path);
    return { path, format: 'pdf', bytes, pages, notes };
  };
}

function createMerge({ processes, cores }: Programs): Operations['merge'] {
  return async ({ inputs, options: { pages: wanted, rotation, password }, workspace, signal }) => {
    signal.throwIfAborted();
    const job = { processes, workspace, signal, cores: cores() };
    const selections = selectionsOf(inputs, { pages: wanted, rotation });
    const open = password ? await unlockAll(job, inputs, password) : inputs;
    const sources = open.map(({ path }) => path);
    const { path, pages, notes } = await watchDrawing(job, sources, async (watched) =>
      mergePdfs(watched, await selectPages(watched, open, selections)),
    );
    const { size: bytes } = await stat(path);
    const isUnlocked = open.some((input, index) => input.path !== inputs[index]?.path);
    const unlocked: readonly Note[] = isUnlocked ? [{ code: 'password-removed' }] : [];
    return { path, format: 'pdf', bytes, pages, notes: [...notes, ...unlocked] };
  };
}

/**
 * Creates the engine for PDF input. Poppler extracts text, PDFium extracts the content of editable documents, qpdf
 * compresses and merges, Tesseract recognises scans.
 */
export function createPdf(settings: PdfSettings): Engine<'pdf'> {
  const { processes, cores = availableParallelism } = settings;
  const programs = { processes, cores };
  return {
    concurrency: availableParallelism(),
    version: () => programVersions(settings),
    operations: {
      reconstruct: createReconstruct(programs),
      'extract-text': createExtractText(programs),
      compress: createCompress(programs),
      merge: createMerge(programs),
    },
  };
}
