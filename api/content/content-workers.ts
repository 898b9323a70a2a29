import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FormatId } from '../../catalog/formats.ts';
import { serverLimits } from '../../catalog/limits.ts';
import { availableCores } from '../available-cores.ts';
import type { Engine, Engines } from '../engine.ts';
import { createGlyphNames } from '../engines/pdf/text/glyph-names.ts';
import { ownModule, ownReadable } from '../jail/own-module.ts';
import type { Processes } from '../jail/process.ts';
import { ProblemError } from '../problem.ts';
import {
  type IdentifyRequest,
  identifyResult,
  versionsResult,
  type WorkRequest,
} from '../workers/operation-messages.ts';
import { askWorker, type FailureWords } from '../workers/perform-in-worker.ts';
import { remoteOperations } from '../workers/remote-operations.ts';
import { startWorker } from '../workers/worker.ts';
import { createWorkerPool } from '../workers/worker-pool.ts';
import { type ContentEngineName, contentEngineNames } from './content-names.ts';
import type { ContentSettings } from './content-settings.ts';
import { shareVersions } from './shared-versions.ts';

/** The settings of content workers, and what starts them. */
export interface ContentWorkersSettings extends Omit<ContentSettings, 'fonts'> {
  readonly processes: Processes;
  /** Workers keep the files of their current job below it. */
  readonly folder: string;
  /** As in `PoolSettings`. */
  readonly quietMs?: number;
  /** Makes the list of installed fonts that all workers read. */
  readonly listFonts: () => Promise<string>;
}

/** An upload's path and the visitor's name for it. */
interface NamedFile {
  readonly path: string;
  readonly name: string;
}

/** Identifies files by their contents, among the allowed formats. Returns the formats in the order of the files. */
export type Identify = (
  files: readonly NamedFile[],
  wanted: Pick<IdentifyRequest, 'allowed' | 'hasPassword'>,
  signal: AbortSignal,
) => Promise<readonly FormatId[]>;

/** What the server asks of its content workers. */
export interface ContentWorkers {
  readonly engines: Pick<Engines, ContentEngineName>;
  /** Throws what `sniff` throws, in api/sniff. */
  readonly identify: Identify;
}

/** For a worker with all its child processes: enough for OCR of many pages or a 100 MB PDF. */
const maxTreeBytes = 4_000_000_000;
/** Added to the largest unpacked archive, for its directory: no program may write a larger file. */
const overheadBytes = 500_000_000;
/** qpdf writes each stream of a PDF to a separate file. */
const maxEntries = 500_000;
/** Enough heap for the largest Markdown document; heavier work runs in child processes. */
const nodeOptions = ['--max-old-space-size=1500'];
/** Most files take a tenth of a second; a worker starts in a fifth of one. */
const longAfterCpuMs = 2000;
const slowAfterCpuMs = 20_000;
const maxJobs = 200;
/** Bytes that a worker may keep after a job; an idle worker's heap takes 60 MB. */
const maxKeptBytes = 400_000_000;
/** Identifying a file takes a few milliseconds, or a second for a large archive's directory. */
const identifyTimeoutMs = 20_000;
const versionTimeoutMs = 20_000;

const usualWords: FailureWords = {
  failed: 'This file can’t be processed. Saving it again in the program that made it often helps.',
  late: 'This takes longer than the server allows. Try a smaller or simpler file.',
  outgrown: 'This file needs more memory than the server allows. Try a smaller or simpler one.',
};

const words: { readonly [E in ContentEngineName]?: FailureWords } = {
  markdown: {
    failed: 'This document can’t be rendered. It may be nested too deeply: try a simpler or shorter one.',
    late: 'This document takes longer to render than the server allows. Splitting it often helps.',
    outgrown: 'This document needs more memory than the server allows. Splitting it often helps.',
  },
};

/**
 * Creates a function that returns the path of the list of fonts, which is made once, and again if it is deleted. Without
 * it (null), each worker searches for fonts itself.
 */
function createFontList(listFonts: ContentWorkersSettings['listFonts']): () => Promise<string | null> {
  let fonts: Promise<string | null> | undefined;
  return async () => {
    const known = await fonts;
    if (typeof known !== 'string' || !existsSync(known)) fonts = listFonts().catch(() => null);
    return (await fonts) ?? null;
  };
}

/** Creates a function that starts a worker. */
function createStart({ processes, folder, listFonts, paper, timeoutMs, caps }: ContentWorkersSettings) {
  const fontList = createFontList(listFonts);
  const glyphNames = createGlyphNames(folder);
  return async () => {
    const told: ContentSettings = { paper, timeoutMs, caps, fonts: await fontList() };
    // Without them, Poppler takes the codes of these glyphs for letters.
    const covers = await glyphNames().catch(() => []);
    return startWorker({
      processes,
      command: (home) => ownModule('./worker', import.meta.url, [JSON.stringify(told), join(home, 'job')], nodeOptions),
      confinement: {
        readable: told.fonts === null ? ownReadable : [...ownReadable, told.fonts],
        covers,
        maxFileBytes: caps.maxBytes + overheadBytes,
      },
      folder,
      maxTreeBytes,
      longAfterCpuMs,
      slowAfterCpuMs,
      folderLimits: { maxBytes: 2 * caps.maxBytes + overheadBytes, maxEntries },
    });
  };
}

type Pool = ReturnType<typeof createWorkerPool<WorkRequest>>;

/** The engines of content workers, each of which has as many places as there are cores. */
function enginesOn(pool: Pool, concurrency: number): ContentWorkers['engines'] {
  /** A single job gets all cores; jobs that start later get an even share. */
  const cores = () => Math.max(1, Math.floor(concurrency / Math.max(1, pool.lent())));
  const versionOf = shareVersions(() => {
    const signal = AbortSignal.timeout(versionTimeoutMs);
    const asking = { timeoutMs: versionTimeoutMs, signal, words: usualWords };
    return askWorker(pool, { type: 'versions' }, [], versionsResult, asking);
  }, pool.isAsleep);
  const timeoutMs = serverLimits.stepTimeoutMs;
  const engines = contentEngineNames.map((name) => [
    name,
    {
      concurrency,
      slowPlaces: concurrency,
      version: () => versionOf(name),
      operations: remoteOperations(name, pool, { timeoutMs, cores, words: words[name] ?? usualWords }),
    },
  ]);
  return Object.fromEntries(engines) as ContentWorkers['engines'];
}

const identifyOn =
  (pool: Pool): Identify =>
  async (files, wanted, signal) => {
    const shown = files.map(({ path, name }, index) => ({ path, name, file: `upload-${index + 1}` }));
    const request = { type: 'identify', files: shown.map(({ file, name }) => ({ file, name })), ...wanted } as const;
    const asking = { timeoutMs: identifyTimeoutMs, signal, words: usualWords };
    const formats = await askWorker(pool, request, shown, identifyResult, asking);
    if (formats.length !== files.length)
      throw new ProblemError('internal', undefined, { cause: 'formats are missing' });
    return formats;
  };

/** Starts the confined processes that read uploads, for all engines except those that keep programs warm. */
export function createContentWorkers(
  settings: ContentWorkersSettings,
): ContentWorkers & Pick<Engine<'pdf'>, 'start' | 'wake' | 'stop'> {
  const concurrency = availableCores();
  const pool = createWorkerPool<WorkRequest>({
    start: createStart(settings),
    // `concurrency` steps of each engine, plus as many identifications, and as many again beside slow ones.
    size: 2 * concurrency * (contentEngineNames.length + 1),
    spares: concurrency,
    maxIdle: 3 * concurrency,
    longPlaces: 0,
    quietMs: settings.quietMs,
    maxJobs,
    maxKeptBytes,
  });
  return {
    engines: enginesOn(pool, concurrency),
    identify: identifyOn(pool),
    start: pool.start,
    wake: pool.wake,
    stop: pool.stop,
  };
}
