import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Options } from '../../../catalog/operations.ts';
import type { Note } from '../../../catalog/report.ts';
import { createPdfReader, readWrittenPdf } from '../../comparison/words/pdf-words.ts';
import type { Artifact, Engine, Job } from '../../engine.ts';
import { unlockDocument } from '../../formats/encryption/unlock-document.ts';
import { ProblemError } from '../../problem.ts';
import { checkPrinted, checkSaved } from './check/check-export.ts';
import { checkPdf } from './check/check-pdf.ts';
import { convertUnopened } from './convert-unopened.ts';
import { createInstalledFonts } from './fonts/installed-fonts.ts';
import { createFaceWidths } from './fonts/letter-widths.ts';
import { createReplacedFonts } from './fonts/replaced-fonts.ts';
import { inspectInput } from './inspect/inspect-input.ts';
import { notesOnLosses } from './inspect/notes-on-losses.ts';
import type { ExportJob, OfficeOperationsSettings, OfficeTools } from './office-tools.ts';
import { placeDocument } from './prepare/place-document.ts';
import { inspectSent, prepareSource } from './prepare-source.ts';

type ProofJob = Job<Options<'libreoffice', 'proof'>>;

async function exportDocument(tools: OfficeTools, job: ExportJob): Promise<Artifact> {
  const { workspace, signal } = job;
  const [sent] = job.inputs;
  const { format, password } = job.options;
  const unlocked = password ? await unlockDocument(sent, password, workspace, signal) : null;
  const { input, inspection, losesLayout } = await inspectSent(tools, unlocked ?? sent, job);
  const dropsFonts = input.format === 'docx' && format !== 'pdf';
  if (inspection.embedsFonts && !dropsFonts) tools.onEmbeddedFonts();
  const prepared = await prepareSource(tools, input, format, inspection, job);
  const named = { name: sent.name, format: input.format };
  const source = await placeDocument(prepared.source, named, workspace);
  // One that needed no preparation was placed itself.
  const original = prepared.source === input.path ? { ...input, path: source } : input;
  // In the same folder: LibreOffice rewrites relative links for the location of the result.
  const output = join(dirname(source), `exported.${format}`);
  const { showsBlankPages } = prepared;
  const open = (path: string) => {
    const options = { password: password || undefined, needsPassword: inspection.needsPassword, showsBlankPages };
    return tools.convert(path, output, format, options);
  };
  const openAgain = async (path: string) => open(await placeDocument(path, named, workspace));
  const { converted, droppedPictures } = await open(source).then(
    (result) => ({ converted: result, droppedPictures: 0 }),
    (error) => convertUnopened({ source, format: input.format, inspection, error }, openAgain, job),
  );
  const fonts = { families: inspection.fonts, substitutes: prepared.substitutes };
  const content = prepared.content ?? inspection.content;
  const checking =
    format === 'pdf' ? checkPrinted(tools, output, content, fonts, job) : checkSaved(output, content, original, job);
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
}

/** Prints a document that the server wrote itself, as it is. Throws `too-complex` for one with fonts of its own. */
async function proofDocument(
  { convert }: OfficeTools,
  { inputs: [input], workspace, signal }: ProofJob,
): Promise<Artifact> {
  const { embedsFonts } = await inspectInput(input.path, input.format, signal);
  // They stay in its process, which would have to be started again. Besides, lines in them break as they did.
  if (embedsFonts) throw new ProblemError('too-complex', undefined, { cause: 'a document with fonts of its own' });
  const path = join(workspace, 'proof.pdf');
  const { closed } = await convert(input.path, path, 'pdf');
  await closed;
  const { pages } = await checkPdf(readWrittenPdf(path), signal);
  return { path, format: 'pdf', bytes: (await stat(path)).size, pages, notes: [] };
}

/**
 * Creates the operations of the engine: a document is decrypted, inspected, prepared and converted, and the result
 * checked and compared with it.
 */
export function createOfficeOperations(settings: OfficeOperationsSettings): Engine<'libreoffice'>['operations'] {
  const { processes } = settings;
  const installedFonts = createInstalledFonts(processes);
  const tools: OfficeTools = {
    ...settings,
    installedFonts,
    replacedFonts: createReplacedFonts(processes, installedFonts),
    faceWidths: createFaceWidths(processes),
    readPdf: createPdfReader(),
  };
  return { export: (job) => exportDocument(tools, job), proof: (job) => proofDocument(tools, job) };
}
