import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import type { Artifact, Engine, InputFile } from '../../../../api/engine.ts';
import { createPdf } from '../../../../api/engines/pdf/index.ts';
import type { PdfDict, PdfObjects } from '../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { readObjects } from '../../../../api/engines/pdf/qpdf/read-objects.ts';
import type { Options } from '../../../../catalog/operations.ts';
import { testProcesses } from '../../processes/test-processes.ts';
import { folderIn, scratchFolder } from '../../scratch.ts';
import { type Book, bookPdf } from '../book-pdf.ts';
import { readPdf } from '../read-pdf.ts';

/** A file to merge: its name and its bytes. */
export type Sent = readonly [name: string, content: Uint8Array];

/** Merging with the real programs, in a folder that is removed after the last test. */
export interface Merging {
  readonly scratch: () => string;
  readonly merge: (files: readonly Sent[], options?: Options<'pdf', 'merge'>) => Promise<Artifact>;
  readonly mergeBooks: (...books: readonly Book[]) => Promise<Artifact>;
}

/** Sets merging up for the tests of one file. */
export function prepareMerging(): Merging {
  let scratch: string;
  let engine: Engine<'pdf'>;

  beforeAll(async () => {
    scratch = await scratchFolder();
    const processes = await testProcesses();
    engine = createPdf({ processes, folder: await folderIn(scratch, 'engine') });
  });

  async function merge(files: readonly Sent[], options: Options<'pdf', 'merge'> = {}): Promise<Artifact> {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const inputs = await Promise.all(
      files.map(async ([name, content], index): Promise<InputFile> => {
        const path = join(workspace, `input-${index + 1}.pdf`);
        await writeFile(path, content);
        return { path, format: 'pdf', bytes: content.length, name, folders: [] };
      }),
    );
    return engine.operations.merge({
      inputs: inputs as [InputFile, ...InputFile[]],
      options,
      workspace,
      signal: new AbortController().signal,
    });
  }

  return {
    scratch: () => scratch,
    merge,
    mergeBooks: (...books) => merge(books.map((book) => [`${book.word}.pdf`, bookPdf(book)] as const)),
  };
}

/** The output of a program. */
export const run = (file: string, args: readonly string[]): string =>
  execFileSync(file, args, { maxBuffer: 100_000_000 }).toString();

/** One key of qpdf's JSON for a PDF. */
export const described = (path: string, key: string) =>
  JSON.parse(run('qpdf', ['--json', `--json-key=${key}`, path]))[key];

/** All objects of a PDF, as qpdf reads them. */
export function objectsIn(path: string): PdfObjects {
  run('qpdf', ['--json-output', path, `${path}.json`]);
  return readObjects(`${path}.json`);
}

export const catalogueOf = (objects: PdfObjects): PdfDict => objects.dict(objects.trailer['/Root']) ?? {};

/** The words on each page, in order. */
export const wordsOf = (path: string) =>
  readPdf(path)
    .text.split('\f')
    .slice(0, -1)
    .map((page) => page.trim());
