import { useEffect, useState } from 'react';
import { extensionOf } from '../../../../catalog/files/filename.ts';
import { countSelected, parseSelection } from '../../../../catalog/files/page-selection.ts';
import type { Box } from './open-pdf.ts';
import type { Preview } from './preview.ts';

/** The pictures of the first pages of files. */
export type Previews = ReadonlyMap<File, Preview>;

const loadPdfPreviews = () => import('./pdf-preview.ts');
const loadPicturePreviews = () => import('./picture-preview.ts');

/** Draws one file with the code for its format, which is loaded for the first such file. */
async function draw(file: File, box: Box, signal: AbortSignal): Promise<Preview> {
  if (extensionOf(file.name) === 'pdf') return (await loadPdfPreviews()).previewPdf(file, box, signal);
  return (await loadPicturePreviews()).previewPicture(file, box);
}

/** A row's picture. */
const rowBox: Box = { width: 48, height: 60, density: 3 };

/**
 * Previews of PDFs and pictures, made one after the other by modules that are loaded for them; `unknown` if they cannot be
 * loaded.
 */
export function usePreviews(files: readonly File[], isWanted: boolean, box = rowBox): Previews {
  const [previews, setPreviews] = useState<Previews>(new Map());
  const next = isWanted ? files.find((file) => !previews.has(file)) : undefined;

  useEffect(() => {
    if (next === undefined) return;
    const controller = new AbortController();
    const show = (preview: Preview) => {
      if (!controller.signal.aborted) setPreviews((known) => new Map(known).set(next, preview));
    };
    draw(next, box, controller.signal).then(show, () => show({ kind: 'unknown' }));
    return () => controller.abort();
  }, [next, box]);

  const isReading = next !== undefined && extensionOf(next.name) === 'pdf';
  useEffect(() => {
    if (!isReading) return;
    return () =>
      void loadPdfPreviews().then(
        ({ closePreviews }) => closePreviews(),
        () => undefined,
      );
  }, [isReading]);
  return previews;
}

/** The pages of all files together; null until all are read. Files that cannot be read do not count. */
export function sumOfPages(
  files: readonly File[],
  previews: Previews,
  selectionOf: (file: File) => string,
): number | null {
  let sum = 0;
  for (const file of files) {
    const preview = previews.get(file);
    if (preview === undefined || preview.kind === 'unknown') return null;
    if (preview.kind === 'pages') sum += countSelected(parseSelection(selectionOf(file)) ?? null, preview.pages);
    if (preview.kind === 'picture') sum++;
  }
  return sum;
}
