import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormatId } from '../../../catalog/formats.ts';
import type { Options } from '../../../catalog/operations.ts';
import type { Note } from '../../../catalog/report.ts';
import type { Artifact, Engine, InputFile, Job } from '../../engine.ts';
import { ProblemError } from '../../problem.ts';
import { convertInWorker } from '../../workers/convert-in-worker.ts';
import { checkOutput } from './check/check-output.ts';
import { createReplacedFonts } from './fonts/replaced-fonts.ts';
import { inspectInput } from './inspect/inspect-input.ts';
import type { Inspection } from './inspect/inspection.ts';
import { createOfficePool, type OfficePoolSettings, slowPlaces } from './office/office-pool.ts';
import { installedVersion } from './office/profile.ts';
import { prepareDocument } from './prepare/prepare-document.ts';
import type { Paper } from './sheets/plan/page.ts';
import { prepareWorkbook } from './sheets/prepare-workbook.ts';

export interface LibreOfficeSettings extends OfficePoolSettings {
  /** One document, from its start in a worker. */
  readonly timeoutMs: number;
  /** For sheets that name none. */
  readonly paper: Paper;
}

const words = {
  failed:
    'Converting this document fails every time. Opening it in the program that made it and saving it again often helps.',
  late: 'This document takes longer than the server allows. Splitting it, or removing very large tables, often helps.',
  outgrown: 'This document needs more memory than the server allows. Splitting it often helps.',
};

type ExportJob = Job<Options<'libreoffice', 'export'>>;

/** LibreOffice as an engine: office documents to PDF and to one another. */
export function createLibreOffice(settings: LibreOfficeSettings): Engine<'libreoffice'> {
  const { paper, programFolder, processes, timeoutMs } = settings;
  const pool = createOfficePool(settings);
  const replacedFonts = createReplacedFonts(processes);

  /** The document as LibreOffice should read it, and what was done to it. */
  async function prepare(input: InputFile, target: FormatId, job: ExportJob): Promise<[path: string, notes: Note[]]> {
    const prepared = await prepareDocument(input, target, job.workspace, job.signal);
    if (input.format !== 'xlsx' || target !== 'pdf') return [prepared, []];
    const path = join(job.workspace, 'laid-out.xlsx');
    const { fittedSheets } = await prepareWorkbook(prepared, path, { paper, signal: job.signal });
    return [path, fittedSheets > 0 ? [{ code: 'sheets-fitted', sheets: fittedSheets }] : []];
  }

  async function notesOn(
    { fonts, macros }: Inspection,
    result: string,
    format: FormatId,
    job: ExportJob,
  ): Promise<Note[]> {
    // Only a PDF holds fonts; the other formats name them, and the reader's machine may have them.
    const replaced = format === 'pdf' ? await replacedFonts(fonts, result, job) : [];
    return macros ? [...replaced, { code: 'macros-dropped' }] : [...replaced];
  }

  return {
    concurrency: settings.size + slowPlaces,

    async version() {
      try {
        return `LibreOffice ${pool.version() ?? (await installedVersion(programFolder))}`;
      } catch (cause) {
        throw new ProblemError('engine-unavailable', undefined, { cause });
      }
    },

    start: pool.start,
    stop: pool.stop,

    operations: {
      async export(job): Promise<Artifact> {
        const { workspace, signal } = job;
        const [input] = job.inputs;
        const { format } = job.options;
        signal.throwIfAborted();
        const inspection = await inspectInput(input.path, input.format, signal);
        const [source, prepared] = await prepare(input, format, job);
        const output = join(workspace, `exported.${format}`);
        await convertInWorker(pool, { input: source, output, options: { format }, timeoutMs, signal, words });
        const { path, pages, repaired } = await checkOutput(output, format, workspace, signal);
        const notes = [...prepared, ...(await notesOn(inspection, path, format, job))];
        if (repaired) notes.push({ code: 'output-repaired' });
        return { path, format, bytes: (await stat(path)).size, pages, notes };
      },
    },
  };
}
