import { join } from 'node:path';
import { formats } from '../../../../catalog/formats.ts';
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

/**
 * Checks a result of another format. Such files only name fonts, and the reader's machine may have them.
 * @param source The document that it was made of.
 */
export async function checkSaved(
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
