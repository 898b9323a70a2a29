import { join } from 'node:path';
import { type FormatId, formats } from '../../../../catalog/formats.ts';
import { readWrittenPdf } from '../../../comparison/words/pdf-words.ts';
import type { InputFile } from '../../../engine.ts';
import type { AskedFonts } from '../fonts/replaced-fonts.ts';
import { compareWithSource } from '../kept/compare-with-source.ts';
import { contentLanguage } from '../kept/content/content-language.ts';
import type { ShownContent } from '../kept/content/shown-content.ts';
import { isBlankPdf } from '../kept/is-blank-pdf.ts';
import type { ExportJob, OfficeTools } from '../office-tools.ts';
import { checkOutput } from './check-output.ts';
import { checkPdf, mendPdf } from './check-pdf.ts';
import { completeText } from './complete-text.ts';
import { completeShapes } from './shape-tabs.ts';

/** Checks a PDF written by LibreOffice, and compares it with its source. */
export async function checkPrinted(
  { processes, readPdf, replacedFonts }: OfficeTools,
  path: string,
  content: ShownContent | null,
  asked: AskedFonts,
  job: ExportJob,
) {
  // Synchronously, since LibreOffice keeps the only other thread while it closes the document.
  const pdf = readWrittenPdf(path);
  const found = await checkPdf(pdf, job.signal);
  const { pages, fonts } = found;
  const words = content === null ? null : await readPdf(pdf, { ...job, processes });
  const replaced = await replacedFonts(asked, fonts, job);
  const kept = content && words ? [...compareWithSource(content, { words, pictures: null, pages, format: 'pdf' })] : [];
  const hasOnlyPictures = words?.counts.size === 0 && (content?.pictures ?? 0) > 0;
  if (hasOnlyPictures && (await isBlankPdf(path, pages, { ...job, processes }))) kept.push({ code: 'pages-blank' });
  const isStated = formats[job.inputs[0].format].group === 'document';
  await mendPdf(path, found, { isStated, tell: () => contentLanguage(content) });
  const unprinted = { comments: 0, slidesWithNotes: 0 };
  return { path, pages, repaired: false, kept, replaced, unprinted, lostObjects: 0 };
}

/** Gives a result what LibreOffice did not take over. Returns the path of the complete one. */
async function complete(path: string, format: FormatId, source: InputFile, { workspace, signal }: ExportJob) {
  const output = join(workspace, `complete.${format}`);
  if (format === 'docx') return completeShapes(path, output, signal);
  return source.format === 'docx' && format === 'odt' ? completeText(path, source.path, output, signal) : path;
}

/**
 * Checks a result of another format. Such files only name fonts, and the reader's machine may have them.
 * @param source The document that it was made of.
 */
export async function checkSaved(path: string, content: ShownContent | null, source: InputFile, job: ExportJob) {
  const { workspace, signal } = job;
  const { format } = job.options;
  const { words, pictures, ...checked } = await checkOutput(path, format, workspace, signal);
  const { pages } = checked;
  const kept = content && words ? compareWithSource(content, { words, pictures, pages, format }) : [];
  return { ...checked, path: await complete(checked.path, format, source, job), kept, replaced: [] };
}
