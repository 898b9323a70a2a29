import { analysePages, analysePagesSafely } from './analyse-pages.ts';
import { documentShare } from './checks/document-share.ts';
import { thresholds } from './checks/thresholds.ts';
import { composeDocument } from './compose/compose-document.ts';
import type { LinedDocument, ReadDocument } from './lined-document.ts';
import { findLines } from './lined-pages.ts';
import type { DocModel } from './model/doc-model.ts';

/**
 * Lines → document. If text is lost, all pages are read as plain text, provided that keeps clearly more.
 * @param tidy Frees what the analysis leaves.
 */
export function composeSafely(lined: LinedDocument, tidy: () => void = () => undefined): DocModel {
  const letters = lined.pages.map((page) => page.letters);
  const analysed = analysePagesSafely(lined);
  tidy();
  const model = composeDocument(analysed);
  const kept = documentShare(letters, model);
  if (kept >= thresholds.minKeptShare) return model;
  const plain = composeDocument(analysePages(lined, () => 'plain'));
  return documentShare(letters, plain) > kept + thresholds.minGain ? plain : model;
}

/** Marks → document. */
export const composeBest = (read: ReadDocument): DocModel => composeSafely(findLines(read));
