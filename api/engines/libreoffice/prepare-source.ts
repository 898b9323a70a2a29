import { join } from 'node:path';
import type { FormatId } from '../../../catalog/formats.ts';
import type { Note } from '../../../catalog/report.ts';
import type { InputFile } from '../../engine.ts';
import { ProblemError } from '../../problem.ts';
import { type ConvertChunk, showChunks, withChunks } from './chunks/show-chunks.ts';
import { writeFontDocument } from './fonts/embedded/font-document.ts';
import { unpackSlideFonts } from './fonts/embedded/unpack-slide-fonts.ts';
import { hasSameWidths } from './fonts/replaced-fonts.ts';
import { substitutesOf } from './fonts/slide-substitutes.ts';
import { type FontSubstitutes, findSubstitutes, noSubstitutes } from './fonts/word-substitutes.ts';
import { inspectInput } from './inspect/inspect-input.ts';
import type { Inspection } from './inspect/inspection.ts';
import type { ShownContent } from './kept/content/shown-content.ts';
import { limits } from './limits.ts';
import type { ExportJob, OfficeTools } from './office-tools.ts';
import { toNewerBook } from './prepare/books/newer-book.ts';
import { prepareDocument } from './prepare/prepare-document.ts';
import { chooseSheets } from './sheets/choose-sheets.ts';
import { prepareWorkbook } from './sheets/prepare-workbook.ts';
import { hasStandIn } from './stand-ins/stand-in-of.ts';

/** A document as LibreOffice is to open it. */
export interface Prepared {
  /** The path of the file for LibreOffice to open. */
  readonly source: string;
  readonly showsBlankPages: boolean;
  /** Notes on visible changes. */
  readonly notes: readonly Note[];
  /** The visible content of a workbook; null if the inspection provides it. */
  readonly content: ShownContent | null;
  readonly substitutes: FontSubstitutes;
}

/** Makes the embedded fonts of a presentation known to LibreOffice. Returns their families. */
async function addOwnFonts(
  { processes, openFonts }: OfficeTools,
  path: string,
  job: ExportJob,
): Promise<ReadonlySet<string>> {
  const own = await unpackSlideFonts(path, processes, job);
  if (own.length === 0) return new Set();
  const fontDocument = join(job.workspace, 'fonts.fodt');
  await writeFontDocument(fontDocument, own, limits.fonts.maxEmbeddedBytes);
  await openFonts(fontDocument);
  return new Set(own.map(({ family }) => family.toLowerCase()));
}

/** The families used in place of missing ones. */
async function substitutesFor(
  tools: OfficeTools,
  input: InputFile,
  target: FormatId,
  inspection: Inspection,
  job: ExportJob,
) {
  const { fontLooks: looks, embedsFonts } = inspection;
  const { format, path } = input;
  if (target !== 'pdf' || (format !== 'docx' && looks === undefined)) return noSubstitutes;
  const installed = await tools.installedFonts(job);
  const own = looks !== undefined && embedsFonts ? await addOwnFonts(tools, path, job) : null;
  const isKnown = (family: string) =>
    installed.has(family) || hasStandIn(family) || hasSameWidths(family) || !!own?.has(family.toLowerCase());
  return looks === undefined ? findSubstitutes(path, isKnown, job.signal) : substitutesOf(looks, isKnown);
}

/**
 * Inspects a document and those within it, which become such as LibreOffice shows, as do workbooks of Excel 97 that are
 * printed.
 */
export async function inspectSent(tools: OfficeTools, sent: InputFile, job: ExportJob) {
  const { workspace, signal, options } = job;
  if (sent.format !== 'docx') {
    const inspection = await inspectInput(sent.path, sent.format, signal);
    const isBook = sent.format === 'xls' && options.format === 'pdf';
    const printed = isBook ? await toNewerBook(tools, sent, inspection, job) : { input: sent, inspection };
    return { ...printed, losesLayout: false };
  }
  const convertChunk: ConvertChunk = async (source, output, format) => {
    const { closed } = await tools.convert(source, output, format);
    await closed;
  };
  const chunks = await showChunks(sent.path, { folder: join(workspace, 'chunks'), signal, convert: convertChunk });
  const input = chunks === null ? sent : { ...sent, path: chunks.path };
  const inspection = await inspectInput(input.path, input.format, signal);
  const inspections = chunks?.inspections ?? [];
  return { input, inspection: withChunks(inspection, inspections), losesLayout: chunks?.losesLayout === true };
}

/** Prepares a document for LibreOffice. Throws `invalid-field` for sheets that are chosen where none can be. */
export async function prepareSource(
  tools: OfficeTools,
  input: InputFile,
  target: FormatId,
  inspection: Inspection,
  job: ExportJob,
): Promise<Prepared> {
  const substitutes = await substitutesFor(tools, input, target, inspection, job);
  const settings = { ...tools.abilities, substitutes, faceWidths: tools.faceWidths, paper: tools.paper };
  const { path: ready, showsBlankPages } = await prepareDocument(input, target, job.workspace, job.signal, settings);
  const wanted = job.options.sheets?.trim();
  if (input.format !== 'xlsx' || target !== 'pdf') {
    if (wanted) throw new ProblemError('invalid-field', 'Only sheets of XLSX workbooks can be chosen.');
    return { source: ready, showsBlankPages, notes: [], content: null, substitutes };
  }
  const chosen = join(job.workspace, 'chosen.xlsx');
  const choice = wanted ? await chooseSheets(ready, chosen, wanted, job.signal) : null;
  const path = join(job.workspace, 'laid-out.xlsx');
  const options = { paper: tools.paper, signal: job.signal };
  const planned = await prepareWorkbook(choice === null ? ready : chosen, path, options);
  const { fittedSheets, lostPictures, partlyPrinted } = planned;
  const content = choice === null ? (inspection.content ?? planned.content) : { ...planned.content, hiddenSheets: 0 };
  const notes: Note[] = [];
  if (choice !== null && choice.sheets < choice.of) notes.push({ code: 'sheets-chosen', ...choice });
  if (partlyPrinted > 0) notes.push({ code: 'print-area-only', sheets: partlyPrinted });
  if (lostPictures > 0) notes.push({ code: 'pictures-missing', pictures: lostPictures });
  if (fittedSheets > 0) notes.push({ code: 'sheets-fitted', sheets: fittedSheets });
  return { source: path, showsBlankPages, notes, content, substitutes };
}
