import type { Field } from '../../catalog/fields.ts';
import { megabytes } from '../../catalog/limits.ts';
import { resolve } from '../../catalog/resolve.ts';
import type { Tool, ToolEntry } from '../../catalog/tool.ts';
import { tools } from '../../catalog/tools.ts';

type Draft = Omit<ToolEntry, 'conversion'>;

const clouds = ['google-drive', 'dropbox'] as const;

const described = (title: string) => ({
  title,
  description: `${title} in one step, without an account and without a watermark.`,
  keywords: [title.toLowerCase()],
});

const quality = (min: number, max: number, step: number, byDefault: number): Field => ({
  type: 'range',
  label: 'Quality',
  min,
  max,
  step,
  default: byDefault,
});

const outputType = (format: string, ...archives: readonly string[]): Field => ({
  type: 'radio',
  label: 'Output',
  options: [{ value: format, label: format }, ...archives.map((value) => ({ value, label: value }))],
  default: format,
});

const export7z: Field = { type: 'checkbox', label: 'As a 7z archive', default: false };

const pdfTo = (id: string, title: string, format: 'docx' | 'odt' | 'txt' | 'pptx' | 'rtf') => ({
  id,
  family: 'converter' as const,
  ...described(title),
  input: { accept: ['pdf'] as const },
  output: { format },
  behaviour: { statusAfterDone: 'initial' as const },
  pickers: clouds,
});

/** Rows of the specification, written with the catalogue's vocabulary before their tools were there. */
const drafts: readonly Draft[] = [
  {
    ...pdfTo('pdf-to-word', 'PDF to Word', 'docx'),
    messages: {
      empty: 'Please select a PDF file.',
      done: '✅ Done',
      failed: { alert: 'Conversion failed.', status: '❌ Error' },
    },
  },
  {
    ...pdfTo('pdf-to-odt', 'PDF to ODT', 'odt'),
    messages: {
      empty: 'Please select a PDF file.',
      done: 'Done',
      failed: { alert: 'Conversion failed.', status: 'Upload' },
    },
  },
  {
    id: 'text-to-pdf',
    family: 'converter',
    ...described('Text to PDF'),
    endpoint: '/api/convert-txt-to-pdf',
    input: { accept: ['txt'] },
    output: { format: 'pdf' },
    messages: { empty: 'Please upload a TXT file.' },
  },
  {
    ...pdfTo('pdf-to-txt', 'PDF to text', 'txt'),
    endpoint: '/api/convert-pdf-to-text',
    messages: {
      empty: 'Please select a PDF file.',
      done: 'Conversion complete',
      failed: { alert: null, status: 'Conversion failed' },
    },
  },
  {
    ...pdfTo('pdf-to-pptx', 'PDF to PowerPoint', 'pptx'),
    messages: {
      empty: 'Please select a PDF file.',
      done: 'Conversion complete',
      failed: { alert: null, status: 'Conversion failed' },
    },
  },
  {
    ...pdfTo('pdf-to-rtf', 'PDF to RTF', 'rtf'),
    messages: {
      empty: 'Please select a PDF file.',
      done: 'Conversion complete',
      failed: { alert: null, status: 'Conversion failed' },
    },
  },
  {
    id: 'html-to-pdf',
    family: 'converter',
    ...described('HTML to PDF'),
    input: { accept: ['html'] },
    output: { format: 'pdf', filename: { replace: 'html', by: 'pdf' } },
    messages: { empty: 'Please upload an HTML file.' },
    pickers: clouds,
  },
  {
    id: 'md-to-pdf',
    family: 'converter',
    ...described('Markdown to PDF'),
    input: { accept: ['md'] },
    output: { format: 'pdf' },
    messages: { empty: 'Please upload a Markdown (.md) file.' },
  },
  {
    id: 'csv-to-pdf',
    family: 'converter',
    ...described('CSV to PDF'),
    input: { accept: ['csv'] },
    output: { format: 'pdf', filename: 'converted.pdf' },
    messages: { empty: 'Please upload a CSV file.' },
    pickers: clouds,
  },
  {
    id: 'img-to-pdf',
    family: 'converter',
    ...described('Image to PDF'),
    endpoint: '/api/convert-image-to-pdf',
    input: { accept: ['jpg', 'jpeg', 'png'] },
    output: { format: 'pdf', filename: { replace: 'png', by: 'pdf' } },
    messages: { empty: 'Please upload an image file (JPG or PNG).' },
    pickers: clouds,
  },
  {
    id: 'tiff-to-pdf',
    family: 'converter',
    ...described('TIFF to PDF'),
    input: { accept: ['tiff'] },
    output: { format: 'pdf', filename: 'converted.pdf' },
    messages: { empty: 'Please upload a TIFF file.' },
    behaviour: { resetAfterMs: null },
  },
  {
    id: 'pdf-compressor',
    family: 'compressor',
    ...described('Compress PDF'),
    endpoint: '/api/convert-compress-pdf',
    input: { accept: ['pdf'], onReject: 'ignore' },
    fields: { quality: { ...quality(30, 95, 1, 60), ends: ['more compress', 'less compress'] } as Field },
    output: { format: 'pdf', filename: 'compressed.pdf' },
    messages: { empty: 'Please upload a PDF.', failed: { alert: 'Compression failed.', status: null } },
    behaviour: { emptyAs: 'alert' },
  },
  {
    id: 'img-compressor',
    family: 'compressor',
    ...described('Compress image'),
    endpoint: '/api/compress-image',
    input: { accept: ['jpg', 'jpeg', 'png'] },
    fields: { quality: quality(30, 95, 1, 70) },
    output: { format: 'jpg', filename: 'compressed.jpg' },
    messages: {
      empty: 'Upload an image!',
      failed: { alert: 'Compression failed.', status: '❌ Compression failed. Try again.' },
    },
    behaviour: { emptyAs: 'alert' },
  },
  {
    id: 'tiffcompressor',
    family: 'compressor',
    ...described('Compress TIFF'),
    endpoint: '/api/compress-tiff',
    input: { accept: ['tiff'] },
    fields: { quality: quality(10, 100, 5, 85), export7z },
    output: {
      format: 'tiff',
      filename: '{name}_compressed.{format}',
      wrap: { field: 'export7z', when: { true: '7z' } },
    },
    messages: { empty: null },
    pickers: clouds,
  },
  {
    id: 'bmpcompressor',
    family: 'compressor',
    ...described('Compress BMP'),
    endpoint: '/api/compress-bmp',
    input: { accept: ['bmp'], dropCheck: 'none' },
    fields: { quality: quality(10, 100, 5, 85), format: outputType('jpg', 'webp', 'bmp'), export7z },
    output: {
      format: { field: 'format' },
      filename: '{name}_compressed.{format}',
      wrap: { field: 'export7z', when: { true: '7z' } },
    },
    messages: { empty: null },
    pickers: clouds,
  },
  {
    id: 'merge-pdf',
    family: 'utility',
    ...described('Merge PDF'),
    endpoint: '/api/merge-pdf',
    input: { accept: ['pdf'], minFiles: 2, maxFiles: 100, duplicates: 'ignore', list: ['clear', 'reorder'] },
    output: { format: 'pdf', filename: 'merged.pdf' },
    messages: {
      button: { initial: 'Merge PDFs', ready: 'Merge PDFs', busy: 'Merging...' },
      empty: 'Please select at least two PDF files to merge.',
      failed: { alert: 'Merge failed. Try again.', status: null },
    },
    behaviour: { emptyAs: 'alert-while-disabled' },
  },
  {
    id: 'zip-compressor',
    family: 'utility',
    ...described('Create ZIP'),
    endpoint: '/api/convert-to-zip',
    input: { accept: 'any', maxFiles: 1000, maxBytes: megabytes(500) },
    output: { format: 'zip', filename: 'compressed_files.zip' },
    messages: {
      button: { initial: 'Create ZIP', ready: 'Create ZIP', busy: 'Creating ZIP...' },
      empty: 'Please select at least one file.',
      failed: { alert: 'ZIP creation failed.', status: null },
    },
  },
  {
    id: 'zip-extractor',
    family: 'utility',
    ...described('Extract ZIP'),
    endpoint: '/api/extract-zip',
    input: { accept: ['zip'], maxBytes: megabytes(500) },
    fields: {
      password: { type: 'password', label: 'Password', maxLength: 200 },
      flatten: { type: 'checkbox', label: 'Put all files into one folder', default: false },
    },
    output: { format: 'zip', filename: 'unzipped_files.zip' },
    messages: {
      button: { initial: 'Extract ZIP', ready: 'Extract ZIP', busy: 'Extracting...' },
      empty: 'Please upload a .zip file',
      failed: { alert: 'Extraction failed.', status: null },
    },
  },
];

const published = new Set(tools.map((tool) => tool.id));

/** Tools that the catalogue does not offer yet, for tests of what the pages and its words can do. */
export const unpublishedTools: readonly Tool[] = drafts
  .filter((draft) => !published.has(draft.id))
  .map((draft) =>
    resolve({ ...draft, conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'pdf' } }] }),
  );
