import { join } from 'node:path';
import type { FormatId } from '../../../../catalog/formats.ts';
import type { InputFile } from '../../../engine.ts';
import { prepareBook } from './books/prepare-book.ts';
import { workbookPreparation } from './books/workbook-preparation.ts';
import { labelDataTables } from './data-tables.ts';
import { openDocumentPreparation } from './open-document/open-document-preparation.ts';
import type { LayoutAbilities, PagesSettings, PreparationSettings } from './preparation-settings.ts';
import { type Preparation, preparePackage } from './prepare-package.ts';
import { prepareRtf } from './rtf/prepare-rtf.ts';
import { slidesPreparation } from './slides/slides-preparation.ts';
import { readSlideTexts } from './slides/text/slide-texts.ts';
import { hasBlankPages } from './word/pages/blank-pages.ts';
import { readWordPrint } from './word/read-word-print.ts';
import { readWordLayout } from './word/word-layout.ts';
import { wordPreparation } from './word/word-preparation.ts';

/** A document for LibreOffice. */
export interface PreparedDocument {
  /** Of a copy in the workspace, or the given path where nothing changes, as in most binary documents. */
  readonly path: string;
  /** Whether the blank pages that LibreOffice adds to it are to be shown. */
  readonly showsBlankPages: boolean;
}

const preparations: Partial<Record<FormatId, (fileName: string, target: FormatId) => Preparation>> = {
  xlsx: workbookPreparation,
  odt: (_, target) => openDocumentPreparation({ isText: true, keepsLinks: true, isForWord: target === 'docx' }),
  odp: (_, target) => openDocumentPreparation({ isText: false, keepsLinks: target !== 'pptx', isForWord: false }),
};

/** A preparation of what becomes pages, with what all kinds of documents need. */
function forPages(preparation: Preparation, { showsDataTables }: LayoutAbilities): Preparation {
  return showsDataTables ? preparation : { ...preparation, layers: [...(preparation.layers ?? []), labelDataTables] };
}

/** Prepares a Word document that becomes pages, as `output`. Throws as `preparePackage` does. */
async function prepareWordPages(path: string, output: string, settings: PagesSettings): Promise<PreparedDocument> {
  const layout = await readWordLayout(path);
  const print = await readWordPrint(path, layout, settings);
  const preparation = forPages(wordPreparation(print), settings);
  const showsBlankPages = layout.hasSidedSections && (await hasBlankPages(path));
  return { path: await preparePackage(path, output, preparation, settings.signal), showsBlankPages };
}

/**
 * Prepares a document for LibreOffice: removes scripts and whatever would reveal paths on this server, and has the lines
 * of Word documents break where Word breaks them. Throws as `preparePackage` does.
 */
export async function prepareDocument(
  input: InputFile,
  target: FormatId,
  workspace: string,
  signal: AbortSignal,
  settings: PreparationSettings,
): Promise<PreparedDocument> {
  const { path, format, name } = input;
  const output = join(workspace, `prepared.${format}`);
  const shown = (prepared: string): PreparedDocument => ({ path: prepared, showsBlankPages: false });
  if (format === 'xls') return shown(await prepareBook(path, output, target === 'pdf' ? settings.paper : null));
  if (format === 'rtf') return shown(await prepareRtf(path, output, signal));
  if (format === 'docx' && target === 'pdf') return prepareWordPages(path, output, { ...settings, workspace, signal });
  if (format === 'docx') return shown(await preparePackage(path, output, wordPreparation(null), signal));
  if (format === 'pptx') {
    const print =
      target === 'pdf' ? { substitutes: settings.substitutes, ...(await readSlideTexts(path, signal)) } : null;
    const preparation = slidesPreparation(print);
    const whole = print === null ? preparation : forPages(preparation, settings);
    return shown(await preparePackage(path, output, whole, signal));
  }
  const preparation = preparations[format]?.(name, target);
  if (preparation === undefined) return shown(path);
  const whole = format === 'xlsx' ? forPages(preparation, settings) : preparation;
  return shown(await preparePackage(path, output, whole, signal));
}
