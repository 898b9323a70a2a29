import { coversPage } from '../recognise/scanned-pages.ts';
import type { Page } from './model/page-model.ts';
import type { ReconstructOutcome } from './reconstruct-messages.ts';

/** Letters of the document's text that are examined for its language. */
const sampleLetters = 20_000;
/** A page with fewer letters may be a scan with a stamp or a page number on it. */
const fewLetters = 20;

const isScan = ({ glyphs, pictures, width, height }: Page) =>
  glyphs.length < fewLetters &&
  pictures.some(({ x0, x1, y0, y1 }) => coversPage((x1 - x0) * (y1 - y0), { width, height }));

/** Finds the pages whose text has yet to be recognised, and a sample of text that tells the language of the others. */
export function scanFacts(
  pages: readonly Page[],
): Pick<Extract<ReconstructOutcome, { type: 'written' }>, 'scans' | 'sample'> {
  const scans = pages
    .filter(isScan)
    .map(({ index, width, height }) => ({ number: index + 1, longestPoints: Math.max(width, height) }));
  const sample = pages
    .flatMap(({ glyphs }) => glyphs.map(({ text, space }) => (space === null ? text : ` ${text}`)))
    .slice(0, sampleLetters)
    .join('');
  return { scans, sample };
}
