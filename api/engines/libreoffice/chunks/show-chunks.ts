import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FormatId } from '../../../../catalog/formats.ts';
import type { Passage } from '../../../comparison/words/loss-notes.ts';
import { createFaultCounter } from '../../../formats/xml/xml.ts';
import {
  type OfficePackage,
  openPackage,
  type PackageEntry,
  type PartEdit,
  rewritePackage,
} from '../../../formats/zip/zip-package.ts';
import { isProblem, ProblemError } from '../../../problem.ts';
import { inspectInput } from '../inspect/inspect-input.ts';
import type { Inspection } from '../inspect/inspection.ts';
import { limits } from '../limits.ts';
import { type Preparation, preparePackage } from '../prepare/prepare-package.ts';
import { wordPreparation } from '../prepare/word/word-preparation.ts';
import { kindOfChunk } from './chunk-kind.ts';
import { chunkStyles, readStyleNames } from './chunk-styles.ts';
import { type Chunk, findChunks, tooOften } from './find-chunks.ts';
import { readChunk } from './read-chunk.ts';

const { maxDepth, maxConverted, maxReadBytes, maxTotalBytes, startBytes, maxPassages, maxReferences } = limits.chunks;

/** Saves a document in another format, and resolves when LibreOffice has closed it. Throws `ProblemError`. */
export type ConvertChunk = (input: string, output: string, format: FormatId) => Promise<void>;

/** Where chunks are converted, and by what. */
export interface ChunksJob {
  /** A folder of their own for the files of the chunks; it need not exist. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly convert: ConvertChunk;
}

/** A document whose chunks are in a format that LibreOffice shows, and the findings about it, chunks included. */
export interface ShownChunks {
  readonly path: string;
  readonly inspections: readonly Inspection[];
  /** Whether pages that show chunks lose the layout that the document states. */
  readonly losesLayout: boolean;
}

/** What all chunks of a document have taken so far. */
interface Taken {
  converted: number;
  bytes: number;
  folders: number;
}

const tooLarge = () => new ProblemError('too-complex', 'This document holds others of enormous size within it.');
const unreadable = () =>
  new ProblemError(
    'content-lost',
    'This document holds another one within it that can’t be read here, so the result would lack it. Opening the document in Word, saving it again and sending that copy often helps.',
  );

/** Writes a chunk to a file by itself. Throws `too-complex` beyond the limits. */
async function extract(opened: OfficePackage, entry: PackageEntry, folder: string, taken: Taken) {
  taken.bytes += entry.bytes;
  if (taken.bytes > maxTotalBytes) throw tooLarge();
  const path = join(folder, 'chunk');
  await pipeline(await opened.read(entry), createWriteStream(path));
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes).finally(() => file.close());
  const kind = kindOfChunk(buffer.subarray(0, bytesRead), entry.name);
  const named = `${path}.${kind}`;
  await rename(path, named);
  return { kind, path: named };
}

/**
 * Converts a chunk to DOCX. Null where LibreOffice does not open it, or has converted enough: the comparison of words
 * then shows what is lost.
 */
async function converted(source: string | null, folder: string, { convert, signal }: ChunksJob, taken: Taken) {
  if (source === null || taken.converted >= maxConverted) return null;
  taken.converted++;
  signal.throwIfAborted();
  const output = join(folder, 'converted.docx');
  try {
    await convert(source, output, 'docx');
  } catch (error) {
    if (isProblem(error, 'conversion-failed')) return null;
    throw error;
  }
  return output;
}

interface Result {
  /** A DOCX in place of the chunk; null where there is none. */
  readonly path: string | null;
  readonly inspections: readonly Inspection[];
}

const nothing: Result = { path: null, inspections: [] };

/** A DOCX within a DOCX. LibreOffice gets it without others in it, which it would have to look for again. */
async function showDocument(
  path: string,
  folder: string,
  job: ChunksJob,
  taken: Taken,
  depth: number,
): Promise<Result> {
  const { signal } = job;
  const inner = await showWithin(path, { ...job, folder: join(folder, 'inner') }, taken, depth + 1);
  const inspection = await inspectInput(inner?.path ?? path, 'docx', signal);
  const prepared = await preparePackage(
    inner?.path ?? path,
    join(folder, 'prepared.docx'),
    wordPreparation(null),
    signal,
  );
  if (inner === null) return { path: prepared, inspections: [inspection] };
  const flat = await converted(prepared, folder, job, taken);
  return { path: flat, inspections: [inspection, ...inner.inspections] };
}

async function showOne(
  opened: OfficePackage,
  { entry }: Chunk,
  styles: Preparation,
  job: ChunksJob,
  taken: Taken,
  depth: number,
): Promise<Result> {
  const folder = join(job.folder, String(taken.folders++));
  await mkdir(folder, { recursive: true });
  const { kind, path } = await extract(opened, entry, folder, taken);
  if (kind === 'unknown') throw unreadable();
  if (kind === 'docx') return showDocument(path, folder, job, taken, depth);
  if (entry.bytes > maxReadBytes) throw tooLarge();
  const read = await readChunk(path, kind, folder, job.signal);
  if (read.content === null) throw unreadable();
  const output = await converted(read.source, folder, job, taken);
  const styled = output && (await preparePackage(output, join(folder, 'styled.docx'), styles, job.signal));
  return { path: styled, inspections: [read] };
}

async function showWithin(document: string, job: ChunksJob, taken: Taken, depth: number): Promise<ShownChunks | null> {
  const { signal, folder } = job;
  const opened = await openPackage(document);
  try {
    const options = { signal, countFault: createFaultCounter() };
    const chunks = await findChunks(opened, options);
    if (chunks.length === 0) return null;
    if (depth > maxDepth) {
      throw new ProblemError(
        'too-complex',
        `This document holds others within each other, more than ${maxDepth} deep.`,
      );
    }
    const styles = chunkStyles(await readStyleNames(opened, options));
    const replaced = new Map<string, PartEdit | Buffer>();
    const inspections: Inspection[] = [];
    let references = 0;
    for (const chunk of chunks) {
      const { entry, timesCompared, timesShown } = chunk;
      const { path, inspections: found } =
        timesShown > 0 ? await showOne(opened, chunk, styles, job, taken, depth) : nothing;
      references += timesShown * found.length;
      if (references > maxReferences) throw tooOften();
      // LibreOffice takes an empty part for nothing.
      replaced.set(entry.name, path === null ? Buffer.alloc(0) : () => createReadStream(path));
      if (timesCompared === 0) inspections.push(...found.map((inspection) => ({ ...inspection, content: null })));
      for (let time = 0; time < timesCompared; time++) inspections.push(...found);
    }
    const output = join(folder, 'shown.docx');
    await mkdir(folder, { recursive: true });
    await rewritePackage(document, output, (name) => replaced.get(name), { signal, isTemporary: true });
    return { path: output, inspections, losesLayout: chunks.some(({ isLaidOut }) => isLaidOut) };
  } finally {
    opened.close();
  }
}

/**
 * Converts the documents within a Word document that LibreOffice would leave out (HTML, messages, RTF, text) to DOCX,
 * which it shows. Null where there are none. Throws `content-lost` for those that can't be read, `too-complex` beyond the
 * limits, and as `inspectInput` does.
 */
export const showChunks = (path: string, job: ChunksJob): Promise<ShownChunks | null> =>
  showWithin(path, job, { converted: 0, bytes: 0, folders: 0 }, 0);

function distinct(lists: readonly (readonly string[] | undefined)[]): readonly string[] {
  const all = new Set<string>();
  for (const list of lists) for (const each of list ?? []) all.add(each);
  return [...all];
}

/** The findings about a document together with its chunks. */
export function withChunks(own: Inspection, chunks: readonly Inspection[]): Inspection {
  const all = [own, ...chunks];
  const contents = all.flatMap(({ content }) => content ?? []);
  const passages: Passage[] = [];
  for (const content of contents) {
    if (passages.length > maxPassages) break;
    for (const passage of content.passages) passages.push(passage);
  }
  return {
    ...own,
    fonts: [...new Set(all.flatMap(({ fonts }) => fonts))],
    macros: all.some(({ macros }) => macros),
    embedsFonts: all.some(({ embedsFonts }) => embedsFonts),
    linkedPictures: distinct(all.map(({ linkedPictures }) => linkedPictures)),
    droppedPictures: distinct(all.map(({ droppedPictures }) => droppedPictures)),
    content: own.content && {
      ...own.content,
      passages,
      pictures: contents.reduce((sum, { pictures }) => sum + pictures, 0),
    },
  };
}
