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
 * A document as LibreOffice should see it, without what it would fill with paths on this server, and without scripts:
 * a copy in the workspace, or the path as it came where nothing changes. Throws as `preparePackage` does. The binary
 * formats are not changed.
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
