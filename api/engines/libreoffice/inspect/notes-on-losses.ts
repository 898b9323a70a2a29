import type { FormatId } from '../../../../catalog/formats.ts';
import type { Note } from '../../../../catalog/report.ts';
import { collectMissing } from '../../missing.ts';
import { mayNameFileHere } from '../prepare/linked-files.ts';
import type { Inspection } from './inspection.ts';
import type { UnprintedComments } from './unprinted-comments.ts';

/**
 * Notes on pictures that a document only refers to or that cannot be drawn: other documents keep them, pages do not. No
 * result keeps references that may lead to files of this server, or has charts that LibreOffice does not know.
 */
function notesOnPictures(inspection: Inspection, target: FormatId): readonly Note[] {
  const { linkedPictures = [], droppedPictures = [], undrawnPictures = 0, undrawnCharts = 0 } = inspection;
  const missing = collectMissing();
  for (const address of linkedPictures) {
    if (target === 'pdf' || mayNameFileHere(address)) missing.add('images', address);
  }
  for (const address of droppedPictures) missing.add('images', address);
  const pictures = undrawnCharts + (target === 'pdf' ? undrawnPictures : 0);
  return [...missing.notes(), ...(pictures > 0 ? [{ code: 'pictures-missing', pictures } as const] : [])];
}

/** A note on documents that a master document consists of: no result has them. */
function notesOnSubDocuments({ subDocuments = [] }: Inspection): readonly Note[] {
  const missing = collectMissing();
  for (const address of subDocuments) missing.add('documents', address);
  return missing.notes();
}

/** A note on comments and speaker notes that the result lacks: pages have none, and LibreOffice does not read every kind. */
function notesOnComments({ unprinted }: Inspection, kept: UnprintedComments | null): readonly Note[] {
  if (unprinted === undefined || kept === null) return [];
  const comments = Math.max(0, unprinted.comments - kept.comments);
  const slidesWithNotes = Math.max(0, unprinted.slidesWithNotes - kept.slidesWithNotes);
  return comments + slidesWithNotes > 0 ? [{ code: 'comments-not-shown', comments, slidesWithNotes }] : [];
}

/**
 * A note on form fields that LibreOffice writes into Word documents without choices or values, and not into presentations,
 * and on table controls, which are left out.
 */
function notesOnFields(
  { valueFields = 0, shownFields = 0, tableControls = 0 }: Inspection,
  target: FormatId,
): readonly Note[] {
  const others = target === 'pptx' ? shownFields : tableControls + (target === 'docx' ? valueFields : 0);
  return others > 0 ? [{ code: 'parts-missing', bookmarks: 0, attachments: 0, links: 0, others }] : [];
}

/**
 * Notes on what a document has and a result of LibreOffice's lacks, according to its inspection.
 * @param kept Comments and speaker notes of the result; null if its format does not reveal them.
 */
export function notesOnLosses(
  inspection: Inspection,
  target: FormatId,
  kept: UnprintedComments | null,
): readonly Note[] {
  return [
    ...notesOnSubDocuments(inspection),
    ...notesOnPictures(inspection, target),
    ...notesOnComments(inspection, kept),
    ...notesOnFields(inspection, target),
  ];
}
