import { describe, expect, it } from 'vitest';
import { downloadName } from '../../catalog/files/filename.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { tools } from '../../catalog/tools.ts';

/**
 * What visitors and programs rely on for a tool that was published with these words; changing one is a decision, and
 * shows here. A tool that is added needs no row: the contract tests hold it to its entry.
 */
interface Row {
  readonly id: string;
  readonly accept: string;
  readonly endpoint: string;
  /** Downloads by the name of the upload (and fields in JSON after a bar). */
  readonly downloads: Readonly<Record<string, string>>;
  readonly empty: string | null;
  readonly emptyAs: Tool['behaviour']['emptyAs'];
  readonly done: string;
  readonly resetAfterMs: number | null;
  readonly failed: readonly [alert: string | null, status: string | null];
  readonly cloud: boolean;
  /** name min max step default */
  readonly range?: string;
  readonly more?: (tool: Tool) => unknown;
  readonly megabytes?: number;
}

const complete = '✅ Conversion complete!';
const compressed = '✅ Compressed: {before} → {after} ({n}% smaller)';

const converter = (
  id: string,
  accept: string,
  endpoint: string,
  download: string,
  empty: string,
  rest: Partial<Row> = {},
): Row => ({
  id,
  accept,
  endpoint,
  downloads: { [`my.file.${accept.split(' ')[0]}`]: download },
  empty,
  emptyAs: 'alert',
  done: complete,
  resetAfterMs: 4000,
  failed: ['Conversion failed', null],
  cloud: false,
  ...rest,
});

const pdfTo = (id: string, endpoint: string, format: string, done: string, failed: Row['failed']): Row =>
  converter(id, 'pdf', endpoint, `my.file.${format}`, 'Please select a PDF file.', {
    done,
    failed,
    resetAfterMs: null,
    cloud: true,
    more: (tool) => expect(tool.behaviour.statusAfterDone).toBe('initial'),
  });

const compressor = (
  id: string,
  accept: string,
  endpoint: string,
  downloads: Row['downloads'],
  range: string,
  rest: Partial<Row> = {},
): Row => ({
  id,
  accept,
  endpoint,
  downloads,
  empty: null,
  emptyAs: 'disabled',
  done: compressed,
  resetAfterMs: null,
  failed: [null, '❌ Compression failed'],
  cloud: false,
  range,
  ...rest,
});

const office = (id: string, format: string, range: string, rest: Partial<Row> = {}): Row =>
  compressor(
    id,
    format,
    `compress-${format}`,
    {
      [`my.file.${format}|{"outputType":"${format}"}`]: `my.file_compressed.${format}`,
      [`my.file.${format}|{"outputType":"7z"}`]: `my.file_compressed.${format}.7z`,
    },
    range,
    rest,
  );

const rows: readonly Row[] = [
  converter('word-to-pdf', 'docx', 'convert-word-to-pdf', 'my.file.pdf', 'Please select a Word file.', {
    failed: ['Conversion failed.', null],
    megabytes: 50,
  }),
  converter('odt-to-pdf', 'odt', 'convert-odt-to-pdf', 'my.file.pdf', '❗ Please upload an ODT file first.', {
    emptyAs: 'status',
    done: '✅ Conversion successful!',
    resetAfterMs: null,
    failed: [null, '❌ Conversion failed.'],
  }),
  converter('doc-to-odt', 'docx', 'convert-doc-to-odt', 'my.file.odt', 'Please upload a DOC or DOCX file.', {
    cloud: true,
    downloads: { 'REPORT.DOCX': 'REPORT.odt', 'a.doc': 'a.doc.odt' },
  }),
  converter('odt-to-doc', 'odt', 'convert-odt-to-doc', 'my.file.docx', 'Please upload an ODT file.'),
  converter('pptx-to-pdf', 'pptx', 'convert-pptx-to-pdf', 'my.file.pdf', 'Please select a PPTX file', {
    failed: ['Failed to convert file.', null],
  }),
  converter('pptx-to-odp', 'pptx', 'convert-pptx-to-odp', 'my.file.odp', 'Please select a PPTX file', {
    failed: ['Failed to convert file.', null],
  }),
  converter('odp-to-pptx', 'odp', 'convert-odp-to-pptx', 'my.file.pptx', 'Please select an ODP file', {
    failed: ['Failed to convert file.', null],
  }),
  converter('rtf-to-pdf', 'rtf', 'convert-rtf-to-pdf', 'my.file.pdf', 'Please upload an RTF file.'),
  converter('xlsx-to-pdf', 'xlsx', 'convert-xlsx-to-pdf', 'my.file.pdf', 'Please upload an XLSX file.'),
  pdfTo('pdf-to-word', 'convert-pdf-to-word', 'docx', '✅ Done', ['Conversion failed.', '❌ Error']),
  pdfTo('pdf-to-odt', 'convert-pdf-to-odt', 'odt', 'Done', ['Conversion failed.', 'Upload']),
  converter('text-to-pdf', 'txt', 'convert-txt-to-pdf', 'my.file.pdf', 'Please upload a TXT file.'),
  pdfTo('pdf-to-txt', 'convert-pdf-to-text', 'txt', 'Conversion complete', [null, 'Conversion failed']),
  pdfTo('pdf-to-pptx', 'convert-pdf-to-pptx', 'pptx', 'Conversion complete', [null, 'Conversion failed']),
  pdfTo('pdf-to-rtf', 'convert-pdf-to-rtf', 'rtf', 'Conversion complete', [null, 'Conversion failed']),
  converter('html-to-pdf', 'html', 'convert-html-to-pdf', 'my.file.pdf', 'Please upload an HTML file.', {
    cloud: true,
    downloads: { 'PAGE.HTML': 'PAGE.pdf', 'page.htm': 'page.htm.pdf' },
  }),
  converter('md-to-pdf', 'md', 'convert-md-to-pdf', 'my.file.pdf', 'Please upload a Markdown (.md) file.'),
  converter('csv-to-pdf', 'csv', 'convert-csv-to-pdf', 'converted.pdf', 'Please upload a CSV file.', { cloud: true }),
  converter(
    'img-to-pdf',
    'jpg jpeg png',
    'convert-image-to-pdf',
    'my.file.jpg.pdf',
    'Please upload an image file (JPG or PNG).',
    { cloud: true, downloads: { 'photo.jpg': 'photo.jpg.pdf', 'A.PNG': 'A.pdf', 'a.jpeg': 'a.jpeg.pdf' } },
  ),
  converter('tiff-to-pdf', 'tiff', 'convert-tiff-to-pdf', 'converted.pdf', 'Please upload a TIFF file.', {
    resetAfterMs: null,
  }),
  compressor(
    'pdf-compressor',
    'pdf',
    'convert-compress-pdf',
    { 'my.file.pdf': 'compressed.pdf' },
    'quality 30 95 1 60',
    {
      empty: 'Please upload a PDF.',
      emptyAs: 'alert',
      failed: ['Compression failed.', null],
      more: (tool) => {
        expect(tool.input.onReject).toBe('ignore');
        expect(tool.fields.quality).toMatchObject({ ends: ['more compress', 'less compress'] });
      },
    },
  ),
  compressor('img-compressor', 'jpg jpeg png', 'compress-image', { 'a.png': 'compressed.jpg' }, 'quality 30 95 1 70', {
    empty: 'Upload an image!',
    emptyAs: 'alert',
    failed: ['Compression failed.', '❌ Compression failed. Try again.'],
    more: (tool) => expect(tool.input.dropCheck).toBe('case-insensitive'),
  }),
  compressor(
    'csvcompress',
    'csv',
    'compress-csv',
    {
      'my.file.csv|{"outputType":"csv"}': 'my.file_compressed.csv',
      'my.file.csv|{"outputType":"zst"}': 'my.file_compressed.csv.zst',
      'my.file.csv|{"outputType":"7z"}': 'my.file_compressed.csv.7z',
    },
    'level 1 22 1 19',
    { failed: [null, '❌ Compression failed. Try again.'] },
  ),
  office('pptxcompress', 'pptx', 'quality 10 100 5 30'),
  office('docxcompressor', 'docx', 'quality 10 100 5 30', {
    more: (tool) => expect(tool.behaviour.doneProgress).toBe(100),
  }),
  office('xlsxcompressor', 'xlsx', 'quality 10 100 5 70', {
    cloud: true,
    more: (tool) => {
      expect(tool.behaviour).toMatchObject({ newFile: 'keeps', doneProgress: 100 });
      expect(tool.input.dropCheck).toBe('exact');
    },
  }),
  office('odtcompressor', 'odt', 'quality 10 100 5 70', {
    cloud: true,
    more: (tool) => {
      expect(tool.behaviour).toMatchObject({ newFile: 'keeps', doneProgress: 90 });
      expect(tool.input.dropCheck).toBe('exact');
    },
  }),
  office('odpcompressor', 'odp', 'quality 10 100 5 70', {
    cloud: true,
    more: (tool) => {
      expect(tool.behaviour.newFile).toBe('resets');
      expect(tool.input.dropCheck).toBe('exact');
    },
  }),
  compressor(
    'tiffcompressor',
    'tiff',
    'compress-tiff',
    {
      'my.file.tiff|{"export7z":false}': 'my.file_compressed.tiff',
      'my.file.tiff|{"export7z":true}': 'my.file_compressed.tiff.7z',
    },
    'quality 10 100 5 85',
    { cloud: true, more: (tool) => expect(tool.input.dropCheck).toBe('case-insensitive') },
  ),
  compressor(
    'bmpcompressor',
    'bmp',
    'compress-bmp',
    {
      'a.bmp|{"format":"jpg","export7z":false}': 'a_compressed.jpg',
      'a.bmp|{"format":"webp","export7z":false}': 'a_compressed.webp',
      'a.bmp|{"format":"bmp","export7z":true}': 'a_compressed.bmp.7z',
    },
    'quality 10 100 5 85',
    {
      cloud: true,
      more: (tool) => {
        expect(tool.input.dropCheck).toBe('none');
        expect(tool.fields.format).toMatchObject({ default: 'jpg' });
        expect(tool.fields.export7z).toMatchObject({ default: false });
      },
    },
  ),
  converter('merge-pdf', 'pdf', 'merge-pdf', 'merged.pdf', 'Please select at least two PDF files to merge.', {
    emptyAs: 'alert-while-disabled',
    done: '✅ Done',
    resetAfterMs: null,
    failed: ['Merge failed. Try again.', null],
    more: (tool) => {
      expect(tool.input).toMatchObject({ minFiles: 2, field: 'files', duplicates: 'ignore' });
      expect(tool.input.list).toContain('clear');
      expect(tool.messages.button.ready).toBe('Merge PDFs');
    },
  }),
  converter('zip-compressor', 'any', 'convert-to-zip', 'compressed_files.zip', 'Please select at least one file.', {
    done: '✅ Done',
    resetAfterMs: null,
    failed: ['ZIP creation failed.', null],
    megabytes: 500,
    more: (tool) => {
      expect(tool.input).toMatchObject({ minFiles: 1, field: 'files' });
      expect(tool.messages.button.ready).toBe('Create ZIP');
    },
  }),
  converter('zip-extractor', 'zip', 'extract-zip', 'unzipped_files.zip', 'Please upload a .zip file', {
    done: '✅ Done',
    resetAfterMs: null,
    failed: ['Extraction failed.', null],
    megabytes: 500,
    more: (tool) => {
      expect(tool.messages.button.ready).toBe('Extract ZIP');
      expect(Object.keys(tool.fields)).toEqual(['password', 'flatten']);
    },
  }),
];

it('still publishes every tool in this table', () => {
  const published = tools.map((tool) => tool.id);
  for (const { id } of rows) expect(published).toContain(id);
});

describe.each(rows)('/$id', (row) => {
  const tool = tools.find(({ id }) => id === row.id) as Tool;

  it('has the addresses, input and limit of its row', () => {
    expect(tool.path).toBe(`/${row.id}`);
    expect(tool.endpoint).toBe(`/api/${row.endpoint}`);
    expect(tool.input.accept === 'any' ? 'any' : tool.input.accept.join(' ')).toBe(row.accept);
    expect(tool.input.maxBytes).toBe((row.megabytes ?? 100) * 1_000_000);
    expect(tool.pickers).toHaveLength(row.cloud ? 2 : 0);
  });

  it('has the texts of its row', () => {
    expect(tool.messages.empty).toBe(row.empty);
    expect(tool.behaviour.emptyAs).toBe(row.emptyAs);
    expect(tool.messages.done).toBe(row.done);
    expect(tool.behaviour.resetAfterMs).toBe(row.resetAfterMs);
    expect([tool.messages.failed.alert, tool.messages.failed.status]).toEqual(row.failed);
  });

  it.each(Object.entries(row.downloads))('names the download of %s %s', (upload, download) => {
    const [name = '', fields = '{}'] = upload.split('|');
    expect(downloadName(tool.output, name, JSON.parse(fields))).toBe(download);
  });

  it('has the controls and behaviour of its row', () => {
    if (row.range !== undefined) {
      const [name = '', ...numbers] = row.range.split(' ');
      const [min, max, step, byDefault] = numbers.map(Number);
      expect(tool.fields[name]).toMatchObject({ type: 'range', min, max, step, default: byDefault });
    }
    row.more?.(tool);
  });
});
