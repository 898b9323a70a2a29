import { analysePages, analysePagesSafely } from './analyse-pages.ts';
import { documentShare } from './checks/document-share.ts';
import { thresholds } from './checks/thresholds.ts';
import { composeDocument } from './compose/compose-document.ts';
import type { LinedDocument, ReadDocument } from './lined-document.ts';
import { findLines } from './lined-pages.ts';
import type { DocModel } from './model/doc-model.ts';

/** What whoever composes is told on the way. */
export interface Steps {
  /** Pages have been analysed: none is drawn from now on. */
  readonly analysed: () => Promise<void>;
  /** They are about to be analysed once more. */
  readonly again: () => Promise<void>;
}

const noSteps: Steps = { analysed: () => Promise.resolve(), again: () => Promise.resolve() };

/** Lines → document. If text is lost, all pages are read as plain text, provided that keeps clearly more. */
export async function composeSafely(lined: LinedDocument, steps: Steps = noSteps): Promise<DocModel> {
  const letters = lined.pages.map((page) => page.letters);
  const analysed = analysePagesSafely(lined);
  await steps.analysed();
  const model = composeDocument(analysed);
  const kept = documentShare(letters, model);
  if (kept >= thresholds.minKeptShare) return model;
  await steps.again();
  const plain = composeDocument(analysePages(lined, () => 'plain'));
  return documentShare(letters, plain) > kept + thresholds.minGain ? plain : model;
}

/** Marks → document. */
export const composeBest = (read: ReadDocument): Promise<DocModel> => composeSafely(findLines(read));
