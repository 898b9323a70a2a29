import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FormatId, formats } from '../../../catalog/formats.ts';
import type { Options } from '../../../catalog/operations.ts';
import type { Note } from '../../../catalog/report.ts';
import { createPdfReader, readWrittenPdf } from '../../comparison/words/pdf-words.ts';
import type { Artifact, Engine, InputFile, Job } from '../../engine.ts';
import { unlockDocument } from '../../formats/encryption/unlock-document.ts';
import type { Paper } from '../../formats/paper.ts';
import type { Processes } from '../../jail/process.ts';
import { ProblemError } from '../../problem.ts';
import { checkOutput } from './check/check-output.ts';
import { checkPdf, mendPdf } from './check/check-pdf.ts';
import { completeText } from './check/complete-text.ts';
import { type ConvertChunk, showChunks, withChunks } from './chunks/show-chunks.ts';
import type { Convert } from './convert.ts';
import { convertUnopened } from './convert-unopened.ts';
import { writeFontDocument } from './fonts/embedded/font-document.ts';
import { unpackSlideFonts } from './fonts/embedded/unpack-slide-fonts.ts';
import { createInstalledFonts } from './fonts/installed-fonts.ts';
import { createFaceWidths } from './fonts/letter-widths.ts';
import { type AskedFonts, createReplacedFonts, hasSameWidths } from './fonts/replaced-fonts.ts';
import { substitutesOf } from './fonts/slide-substitutes.ts';
import { type FontSubstitutes, findSubstitutes, noSubstitutes } from './fonts/word-substitutes.ts';
import { inspectInput } from './inspect/inspect-input.ts';
import type { Inspection } from './inspect/inspection.ts';
import { notesOnLosses } from './inspect/notes-on-losses.ts';
import { compareWithSource } from './kept/compare-with-source.ts';
import { contentLanguage } from './kept/content/content-language.ts';
import type { ShownContent } from './kept/content/shown-content.ts';
import { isBlankPdf } from './kept/is-blank-pdf.ts';
import { limits } from './limits.ts';
import { placeDocument } from './prepare/place-document.ts';
import { type LayoutAbilities, prepareDocument } from './prepare/prepare-document.ts';
import { chooseSheets } from './sheets/choose-sheets.ts';
import { prepareWorkbook } from './sheets/prepare-workbook.ts';
import { hasStandIn } from './stand-ins/stand-in-of.ts';

export interface OfficeOperationsSettings {
  /** Runs fontconfig's programs, and Poppler's. */
  readonly processes: Processes;
  /** The paper size of sheets that do not state one. */
  readonly paper: Paper;
  readonly abilities: LayoutAbilities;
  /** Called before LibreOffice opens a document with embedded fonts, which stay in its process. */
  readonly onEmbeddedFonts: () => void;
  /** Makes LibreOffice open a document to load its fonts; if that fails, they stay unknown. */
  readonly openFonts: (path: string) => Promise<void>;
  readonly convert: Convert;
}

interface Prepared {
  /** The path of the file for LibreOffice to open. */
  readonly source: string;
  readonly showsBlankPages: boolean;
  /** Notes on visible changes. */
  readonly notes: readonly Note[];
  /** The visible content of a workbook; null if the inspection provides it. */
  readonly content: ShownContent | null;
  readonly substitutes: FontSubstitutes;
}

type ExportJob = Job<Options<'libreoffice', 'export'>>;

/**
 * Creates the operations of the engine: a document is decrypted, inspected, prepared and converted, and the result
 * checked and compared with it.
 */
export function createOfficeOperations(settings: OfficeOperationsSettings): Engine<'libreoffice'>['operations'] {
  const { processes, paper, abilities, convert, onEmbeddedFonts, openFonts } = settings;
  const installedFonts = createInstalledFonts(processes);
  const replacedFonts = createReplacedFonts(processes, installedFonts);
  const faceWidths = createFaceWidths(processes);
  const readPdf = createPdfReader();

  const convertChunk: ConvertChunk = async (source, output, format) => {
    const { closed } = await convert(source, output, format);
    await closed;
  };

  /** Makes the embedded fonts of a presentation known to LibreOffice. Returns their families. */
  async function addOwnFonts(path: string, job: ExportJob): Promise<ReadonlySet<string>> {
    const own = await unpackSlideFonts(path, processes, job);
    if (own.length === 0) return new Set();
    const fontDocument = join(job.workspace, 'fonts.fodt');
    await writeFontDocument(fontDocument, own, limits.fonts.maxEmbeddedBytes);
    await openFonts(fontDocument);
    return new Set(own.map(({ family }) => family.toLowerCase()));
  }

  /** The families used in place of missing ones. */
  async function substitutesFor(input: InputFile, target: FormatId, inspection: Inspection, job: ExportJob) {
    const { fontLooks: looks, embedsFonts } = inspection;
    const { format, path } = input;
    if (target !== 'pdf' || (format !== 'docx' && looks === undefined)) return noSubstitutes;
    const installed = await installedFonts(job);
    const own = looks !== undefined && embedsFonts ? await addOwnFonts(path, job) : null;
    const isKnown = (family: string) =>
      installed.has(family) || hasStandIn(family) || hasSameWidths(family) || !!own?.has(family.toLowerCase());
    return looks === undefined ? findSubstitutes(path, isKnown, job.signal) : substitutesOf(looks, isKnown);
  }

  /** Inspects a document and those within it, which become such as LibreOffice shows. */
  async function inspect(sent: InputFile, { workspace, signal }: ExportJob) {
    if (sent.format !== 'docx') {
      return { input: sent, inspection: await inspectInput(sent.path, sent.format, signal), losesLayout: false };
    }
    const chunks = await showChunks(sent.path, { folder: join(workspace, 'chunks'), signal, convert: convertChunk });
    const input = chunks === null ? sent : { ...sent, path: chunks.path };
    const inspection = await inspectInput(input.path, input.format, signal);
    const inspections = chunks?.inspections ?? [];
    return { input, inspection: withChunks(inspection, inspections), losesLayout: chunks?.losesLayout === true };
  }

  /** Prepares the document for LibreOffice. */
  async function prepare(
    input: InputFile,
    target: FormatId,
    inspection: Inspection,
    job: ExportJob,
  ): Promise<Prepared> {
    const substitutes = await substitutesFor(input, target, inspection, job);
    const settings = { ...abilities, substitutes, faceWidths };
    const { path: ready, showsBlankPages } = await prepareDocument(input, target, job.workspace, job.signal, settings);
    const wanted = job.options.sheets?.trim();
    if (input.format !== 'xlsx' || target !== 'pdf') {
      if (wanted) throw new ProblemError('invalid-field', 'Only sheets of XLSX workbooks can be chosen.');
      return { source: ready, showsBlankPages, notes: [], content: null, substitutes };
    }
    const chosen = join(job.workspace, 'chosen.xlsx');
    const choice = wanted ? await chooseSheets(ready, chosen, wanted, job.signal) : null;
    const path = join(job.workspace, 'laid-out.xlsx');
    const options = { paper, signal: job.signal };
    const planned = await prepareWorkbook(choice === null ? ready : chosen, path, options);
    const { fittedSheets, lostPictures, partlyPrinted } = planned;
    const content = choice === null ? planned.content : { ...planned.content, hiddenSheets: 0 };
    const notes: Note[] = [];
    if (choice !== null && choice.sheets < choice.of) notes.push({ code: 'sheets-chosen', ...choice });
    if (partlyPrinted > 0) notes.push({ code: 'print-area-only', sheets: partlyPrinted });
    if (lostPictures > 0) notes.push({ code: 'pictures-missing', pictures: lostPictures });
    if (fittedSheets > 0) notes.push({ code: 'sheets-fitted', sheets: fittedSheets });
    return { source: path, showsBlankPages, notes, content, substitutes };
  }

  /** Checks a PDF written by LibreOffice, and compares it with its source. */
  async function checkPrinted(path: string, content: ShownContent | null, asked: AskedFonts, job: ExportJob) {
    // Synchronously, since LibreOffice keeps the only other thread while it closes the document.
    const pdf = readWrittenPdf(path);
    const found = await checkPdf(pdf, job.signal);
    const { pages, fonts } = found;
    const words = content === null ? null : await readPdf(pdf, { ...job, processes });
    const replaced = await replacedFonts(asked, fonts, job);
    const kept =
      content && words ? [...compareWithSource(content, { words, pictures: null, pages, format: 'pdf' })] : [];
    const hasOnlyPictures = words?.counts.size === 0 && (content?.pictures ?? 0) > 0;
    if (hasOnlyPictures && (await isBlankPdf(path, pages, { ...job, processes }))) kept.push({ code: 'pages-blank' });
    const isStated = formats[job.inputs[0].format].group === 'document';
    await mendPdf(path, found, { isStated, tell: () => contentLanguage(content) });
    const unprinted = { comments: 0, slidesWithNotes: 0 };
    return { path, pages, repaired: false, kept, replaced, unprinted, lostObjects: 0 };
  }

  /**
   * Checks a result of another format. Such files only name fonts, and the reader's machine may have them.
   * @param source The document that it was made of.
   */
  async function checkSaved(
    path: string,
    content: ShownContent | null,
    source: InputFile,
    { options, workspace, signal }: ExportJob,
  ) {
    const { format } = options;
    const { words, pictures, ...checked } = await checkOutput(path, format, workspace, signal);
    const { pages } = checked;
    const kept = content && words ? compareWithSource(content, { words, pictures, pages, format }) : [];
    const isOfWord = source.format === 'docx' && format === 'odt';
    const complete = join(workspace, 'complete.odt');
    const whole = isOfWord ? await completeText(checked.path, source.path, complete, signal) : checked.path;
    return { ...checked, path: whole, kept, replaced: [] };
  }

  return {
    async export(job): Promise<Artifact> {
      const { workspace, signal } = job;
      const [sent] = job.inputs;
      const { format, password } = job.options;
      const unlocked = password ? await unlockDocument(sent, password, workspace, signal) : null;
      const { input, inspection, losesLayout } = await inspect(unlocked ?? sent, job);
      const dropsFonts = input.format === 'docx' && format !== 'pdf';
      if (inspection.embedsFonts && !dropsFonts) onEmbeddedFonts();
      const prepared = await prepare(input, format, inspection, job);
      const named = { name: sent.name, format: input.format };
      const source = await placeDocument(prepared.source, named, workspace);
      // One that needed no preparation was placed itself.
      const original = prepared.source === input.path ? { ...input, path: source } : input;
      // In the same folder: LibreOffice rewrites relative links for the location of the result.
      const output = join(dirname(source), `exported.${format}`);
      const { showsBlankPages } = prepared;
      const open = (path: string) => {
        const options = { password: password || undefined, needsPassword: inspection.needsPassword, showsBlankPages };
        return convert(path, output, format, options);
      };
      const openAgain = async (path: string) => open(await placeDocument(path, named, workspace));
      const { converted, droppedPictures } = await open(source).then(
        (result) => ({ converted: result, droppedPictures: 0 }),
        (error) => convertUnopened({ source, format: input.format, inspection, error }, openAgain, job),
      );
      const fonts = { families: inspection.fonts, substitutes: prepared.substitutes };
      const content = prepared.content ?? inspection.content;
      const checking =
        format === 'pdf' ? checkPrinted(output, content, fonts, job) : checkSaved(output, content, original, job);
      const [checked] = await Promise.allSettled([checking, converted.closed]);
      if (checked.status === 'rejected') throw checked.reason;
      const { path, pages, repaired, kept, replaced, unprinted, lostObjects } = checked.value;
      const notes: Note[] = [...kept, ...notesOnLosses(inspection, format, unprinted), ...prepared.notes, ...replaced];
      const lostPictures = droppedPictures + lostObjects;
      if (lostPictures > 0) notes.push({ code: 'pictures-missing', pictures: lostPictures });
      if (losesLayout) notes.push({ code: 'page-layout-lost' });
      if (inspection.macros) notes.push({ code: 'macros-dropped' });
      if (unlocked !== null || converted.unlocked) notes.unshift({ code: 'password-removed' });
      if (repaired) notes.push({ code: 'output-repaired' });
      return { path, format, bytes: (await stat(path)).size, pages, notes };
    },

    async proof({ inputs: [input], workspace, signal }): Promise<Artifact> {
      const { embedsFonts } = await inspectInput(input.path, input.format, signal);
      // They stay in its process, which would have to be started again. Besides, lines in them break as they did.
      if (embedsFonts) throw new ProblemError('too-complex', undefined, { cause: 'a document with fonts of its own' });
      const path = join(workspace, 'proof.pdf');
      const { closed } = await convert(input.path, path, 'pdf');
      await closed;
      const { pages } = await checkPdf(readWrittenPdf(path), signal);
      return { path, format: 'pdf', bytes: (await stat(path)).size, pages, notes: [] };
    },
  };
}
