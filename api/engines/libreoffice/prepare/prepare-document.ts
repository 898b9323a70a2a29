import { join } from 'node:path';
import type { FormatId } from '../../../../catalog/formats.ts';
import type { InputFile } from '../../../engine.ts';
import { openDocumentPreparation } from './open-document-preparation.ts';
import { type Preparation, preparePackage } from './prepare-package.ts';
import { prepareRtf } from './prepare-rtf.ts';
import { slidesPreparation } from './slides-preparation.ts';
import { wordPreparation } from './word-preparation.ts';
import { workbookPreparation } from './workbook-preparation.ts';

const preparations: Partial<Record<FormatId, (fileName: string, target: FormatId) => Preparation>> = {
  docx: () => wordPreparation,
  pptx: () => slidesPreparation,
  xlsx: workbookPreparation,
  odt: () => openDocumentPreparation(true),
  odp: (_, target) => openDocumentPreparation(target !== 'pptx'),
};

/**
 * Prepares a document for LibreOffice by removing scripts and whatever would reveal paths on this server. Returns the
 * path of a copy in the workspace, or the given path where nothing changes, as in the binary formats. Throws as
 * `preparePackage` does.
 */
export async function prepareDocument(
  input: InputFile,
  target: FormatId,
  workspace: string,
  signal: AbortSignal,
): Promise<string> {
  const { path, format, name } = input;
  const output = join(workspace, `prepared.${format}`);
  if (format === 'rtf') return prepareRtf(path, output, signal);
  const preparation = preparations[format]?.(name, target);
  return preparation === undefined ? path : preparePackage(path, output, preparation, signal);
}
