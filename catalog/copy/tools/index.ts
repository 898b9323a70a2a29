import type { CopyId, ToolCopy } from '../../tool-copy.ts';

type Load = () => Promise<{ readonly copy: ToolCopy }>;

/** Every text in a chunk of its own, so that a page loads no other page's. */
const texts: Readonly<Record<CopyId, Load>> = {
  'word-to-pdf': () => import('./word-to-pdf.ts'),
  'pdf-to-word': () => import('./pdf-to-word.ts'),
  'odt-to-pdf': () => import('./odt-to-pdf.ts'),
  'pdf-to-odt': () => import('./pdf-to-odt.ts'),
  'text-to-pdf': () => import('./text-to-pdf.ts'),
  'pdf-to-txt': () => import('./pdf-to-txt.ts'),
  'doc-to-odt': () => import('./doc-to-odt.ts'),
  'odt-to-doc': () => import('./odt-to-doc.ts'),
  'pptx-to-pdf': () => import('./pptx-to-pdf.ts'),
  'pdf-to-pptx': () => import('./pdf-to-pptx.ts'),
  'pptx-to-odp': () => import('./pptx-to-odp.ts'),
  'odp-to-pptx': () => import('./odp-to-pptx.ts'),
  'rtf-to-pdf': () => import('./rtf-to-pdf.ts'),
  'pdf-to-rtf': () => import('./pdf-to-rtf.ts'),
  'html-to-pdf': () => import('./html-to-pdf.ts'),
  'md-to-pdf': () => import('./md-to-pdf.ts'),
  'xlsx-to-pdf': () => import('./xlsx-to-pdf.ts'),
  'csv-to-pdf': () => import('./csv-to-pdf.ts'),
  'img-to-pdf': () => import('./img-to-pdf.ts'),
  'tiff-to-pdf': () => import('./tiff-to-pdf.ts'),
  'pdf-compressor': () => import('./pdf-compressor.ts'),
  'img-compressor': () => import('./img-compressor.ts'),
  csvcompress: () => import('./csvcompress.ts'),
  pptxcompress: () => import('./pptxcompress.ts'),
  docxcompressor: () => import('./docxcompressor.ts'),
  xlsxcompressor: () => import('./xlsxcompressor.ts'),
  odtcompressor: () => import('./odtcompressor.ts'),
  odpcompressor: () => import('./odpcompressor.ts'),
  tiffcompressor: () => import('./tiffcompressor.ts'),
  bmpcompressor: () => import('./bmpcompressor.ts'),
  'merge-pdf': () => import('./merge-pdf.ts'),
  'zip-compressor': () => import('./zip-compressor.ts'),
  'zip-extractor': () => import('./zip-extractor.ts'),
};

/** The text of a tool's page. */
export async function loadToolCopy(id: CopyId): Promise<ToolCopy> {
  return (await texts[id]()).copy;
}
