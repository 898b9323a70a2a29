import { useEffect, useState } from 'react';
import type { PdfPreview } from './pdf-preview.ts';

export type PdfPreviews = ReadonlyMap<File, PdfPreview | 'unknown'>;

const loadPreviews = () => import('./pdf-preview.ts');

/**
 * Previews of PDFs, one file after the other, loaded with the program that makes them. `unknown` where that program
 * is not to be had.
 */
export function usePdfPreviews(files: readonly File[], isWanted: boolean): PdfPreviews {
  const [previews, setPreviews] = useState<PdfPreviews>(new Map());
  const next = isWanted ? files.find((file) => !previews.has(file)) : undefined;

  useEffect(() => {
    if (next === undefined) return;
    const controller = new AbortController();
    const show = (preview: PdfPreview | 'unknown') => {
      if (!controller.signal.aborted) setPreviews((known) => new Map(known).set(next, preview));
    };
    loadPreviews()
      .then(({ previewPdf }) => previewPdf(next, controller.signal))
      .then(show, () => show('unknown'));
    return () => controller.abort();
  }, [next]);

  const isReading = next !== undefined;
  useEffect(() => {
    if (!isReading) return;
    return () =>
      void loadPreviews().then(
        ({ closePreviews }) => closePreviews(),
        () => undefined,
      );
  }, [isReading]);
  return previews;
}

/** The pages of all files together; null while one is not read. Files that cannot be read count nothing. */
export function sumOfPages(files: readonly File[], previews: PdfPreviews): number | null {
  let sum = 0;
  for (const file of files) {
    const preview = previews.get(file);
    if (preview === undefined || preview === 'unknown') return null;
    if (preview.kind === 'read') sum += preview.pages;
  }
  return sum;
}
