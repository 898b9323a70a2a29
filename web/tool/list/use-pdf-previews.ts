import { useEffect, useState } from 'react';
import { countSelected, parseSelection } from '../../../catalog/files/page-selection.ts';
import type { Box } from './open-pdf.ts';
import type { PdfPreview } from './pdf-preview.ts';

export type PdfPreviews = ReadonlyMap<File, PdfPreview>;

const loadPreviews = () => import('./pdf-preview.ts');

/** A row's picture. */
const rowBox: Box = { width: 48, height: 60, density: 3 };

/** Previews of PDFs, made one after the other by a module that is loaded for them; `unknown` if it cannot be loaded. */
export function usePdfPreviews(files: readonly File[], isWanted: boolean, box = rowBox): PdfPreviews {
  const [previews, setPreviews] = useState<PdfPreviews>(new Map());
  const next = isWanted ? files.find((file) => !previews.has(file)) : undefined;

  useEffect(() => {
    if (next === undefined) return;
    const controller = new AbortController();
    const show = (preview: PdfPreview) => {
      if (!controller.signal.aborted) setPreviews((known) => new Map(known).set(next, preview));
    };
    loadPreviews()
      .then(({ previewPdf }) => previewPdf(next, box, controller.signal))
      .then(show, () => show({ kind: 'unknown' }));
    return () => controller.abort();
  }, [next, box]);

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

/** The pages of all files together; null until all are read. Files that cannot be read do not count. */
export function sumOfPages(
  files: readonly File[],
  previews: PdfPreviews,
  selectionOf: (file: File) => string,
): number | null {
  let sum = 0;
  for (const file of files) {
    const preview = previews.get(file);
    if (preview === undefined || preview.kind === 'unknown') return null;
    if (preview.kind === 'read') sum += countSelected(parseSelection(selectionOf(file)) ?? null, preview.pages);
  }
  return sum;
}
