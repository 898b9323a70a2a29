import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormatId } from '../../../catalog/formats.ts';
import type { Options } from '../../../catalog/operations.ts';
import type { Note } from '../../../catalog/report.ts';
import type { Artifact, Engine, InputFile, Job } from '../../engine.ts';
import { unlockDocument } from '../../formats/encryption/unlock-document.ts';
import type { Paper } from '../../formats/paper.ts';
import type { Processes } from '../../jail/process.ts';
import { checkOutput } from './check/check-output.ts';
import { createReplacedFonts } from './fonts/replaced-fonts.ts';
import { inspectInput } from './inspect/inspect-input.ts';
import type { Inspection } from './inspect/inspection.ts';
import { prepareDocument } from './prepare/prepare-document.ts';
import { prepareWorkbook } from './sheets/prepare-workbook.ts';

export interface OfficeOperationsSettings {
  /** Runs fontconfig's programs. */
  readonly processes: Processes;
  /** Paper for sheets that name none. */
  readonly paper: Paper;
  /** Called before LibreOffice opens a document that brings fonts: they stay in its process. */
  readonly onEmbeddedFonts: () => void;
  /** Saves a document in another format; paths are absolute. Throws `ProblemError`. */
  readonly convert: (input: string, output: string, format: FormatId, password?: string) => Promise<void>;
}

type ExportJob = Job<Options<'libreoffice', 'export'>>;

/** Creates the operations of the engine: a document is decrypted, inspected, prepared and converted, and the result checked. */
export function createOfficeOperations(settings: OfficeOperationsSettings): Engine<'libreoffice'>['operations'] {
  const { paper, convert, onEmbeddedFonts } = settings;
  const replacedFonts = createReplacedFonts(settings.processes);

  /** Prepares the document for LibreOffice; returns its path, and notes on visible changes. */
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
    // Other formats than PDF only name fonts, and the reader's machine may have them.
    const replaced = format === 'pdf' ? await replacedFonts(fonts, result, job) : [];
    return macros ? [...replaced, { code: 'macros-dropped' }] : [...replaced];
  }

  return {
    async export(job): Promise<Artifact> {
      const { workspace, signal } = job;
      const [sent] = job.inputs;
      const { format, password } = job.options;
      const unlocked = password ? await unlockDocument(sent, password, workspace, signal) : null;
      const input = unlocked ?? sent;
      const inspection = await inspectInput(input.path, input.format, signal);
      if (inspection.embedsFonts) onEmbeddedFonts();
      const [source, prepared] = await prepare(input, format, job);
      const output = join(workspace, `exported.${format}`);
      await convert(source, output, format, password || undefined);
      const { path, pages, repaired } = await checkOutput(output, format, workspace, signal);
      const notes = [...prepared, ...(await notesOn(inspection, path, format, job))];
      if (unlocked !== null) notes.unshift({ code: 'password-removed' });
      if (repaired) notes.push({ code: 'output-repaired' });
      return { path, format, bytes: (await stat(path)).size, pages, notes };
    },
  };
}
