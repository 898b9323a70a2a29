import { inThisLanguage } from './copy/tool-words.ts';
import { megabytes } from './limits.ts';
import { lowestPictureQuality, lowestQuality, type Options } from './operations.ts';
import type { RangeField } from './tool/fields.ts';
import { pageFields, pictureFields } from './tool/page-fields.ts';
import { recognitionField } from './tool/recognition-field.ts';
import { resolve } from './tool/resolve.ts';
import { sheetsField } from './tool/sheets-field.ts';
import { targetMegabytes } from './tool/target-size.ts';
import type { Messages, Tool, ToolEntry } from './tool/tool.ts';

type OfficeFormat = Exclude<Options<'office-package', 'compress'>['outputType'], '7z'>;

/** The quality of pictures, with what a tool has of its own, and the values of two presets around its default. */
const quality = ({
  strong,
  light,
  ...own
}: Partial<RangeField> & { default: number; strong: number; light: number }): RangeField => ({
  type: 'range',
  label: 'Quality',
  min: lowestPictureQuality,
  max: 100,
  step: 5,
  ends: ['smaller', 'finer'],
  presets: [
    { label: 'Strong', value: strong },
    { label: 'Balanced', value: own.default },
    { label: 'Light', value: light },
  ],
  ...own,
});

/** A box to tick for an archive around the result. */
const export7z = { type: 'checkbox', label: 'As a 7z archive', default: false } as const;

/**
 * What the compressors of office documents have in common. A visitor chooses how faithful pictures stay, and an archive
 * around the result.
 */
const compressedOffice = (format: OfficeFormat, presets: { strong: number; default: number; light: number }) =>
  ({
    fields: {
      quality: quality({
        hint: 'For pictures only. Text, tables and layout are never touched.',
        ...presets,
        ends: ['smallest file', 'best pictures'],
      }),
      targetMegabytes,
      outputType: {
        type: 'radio',
        label: 'Output',
        options: [
          { value: format, label: `.${format}, opens as it is` },
          { value: '7z', label: `.${format}.7z, smaller, unpack before use` },
        ],
        default: format,
      },
    },
    conversion: [{ engine: 'office-package', operation: 'compress' }],
    output: { format },
    messages: { empty: null },
  }) as const;

/** How strongly office documents are compressed by default, and by choice. */
const boldPresets = { strong: 15, default: 30, light: 70 };
const carefulPresets = { strong: 30, default: 70, light: 90 };

/** The cloud stores that a page offers to choose a file from. */
const clouds = ['google-drive', 'dropbox'] as const;

/** What the pages of tools that rebuild or read a PDF have in common. */
const fromPdf = (own: Pick<Messages, 'done' | 'failed'>) =>
  ({
    fields: { language: recognitionField },
    messages: { empty: 'Please select a PDF file.', ...own },
    behaviour: { statusAfterDone: 'initial' },
    pickers: clouds,
  }) as const;

/** An office document saved in another format. */
const exportAs = (format: Options<'libreoffice', 'export'>['format']) =>
  ({ engine: 'libreoffice', operation: 'export', options: { format } }) as const;

/** A PDF made editable as a document, which is proved: it is to have no pages that the PDF does not have. */
const rebuildAsDocument = {
  engine: 'pdf',
  operation: 'reconstruct',
  options: { format: 'docx' },
  proof: { engine: 'libreoffice', operation: 'proof' },
} as const;

/** A PDF made editable as slides. */
const rebuildAsSlides = { engine: 'pdf', operation: 'reconstruct', options: { format: 'pptx' } } as const;

/** Pictures that become a PDF for each, or one of all in an order of the visitor's. */
const joinedPictures = {
  maxFiles: 100,
  several: 'either',
  field: 'file',
  list: ['clear', 'sort', 'reorder'],
} as const;

const entries = [
  {
    id: 'word-to-pdf',
    family: 'converter',
    title: 'Word to PDF',
    description: 'Turn a Word document into a PDF that looks the same on every screen and printer.',
    keywords: ['word to pdf', 'docx to pdf', 'convert word document to pdf', 'word to pdf online free'],
    input: { accept: ['docx'], maxBytes: megabytes(50) },
    conversion: [exportAs('pdf')],
    output: { format: 'pdf' },
    messages: { empty: 'Please select a Word file.', failed: { alert: 'Conversion failed.', status: null } },
  },
  {
    id: 'pdf-to-word',
    family: 'converter',
    title: 'PDF to Word',
    description: 'Get a Word document that you can edit, with its headings, lists, tables and notes.',
    keywords: ['pdf to word', 'pdf to docx', 'convert pdf to word', 'edit pdf in word'],
    input: { accept: ['pdf'] },
    conversion: [{ ...rebuildAsDocument, options: { format: 'docx', embedFonts: true, textEffects: true } }],
    output: { format: 'docx' },
    ...fromPdf({ done: '✅ Done', failed: { alert: 'Conversion failed.', status: '❌ Error' } }),
  },
  {
    id: 'odt-to-pdf',
    family: 'converter',
    title: 'ODT to PDF',
    description: 'Turn an OpenDocument text into a PDF that keeps its headings, links and bookmarks.',
    keywords: ['odt to pdf', 'opendocument to pdf', 'libreoffice writer to pdf', 'convert odt file'],
    input: { accept: ['odt'] },
    conversion: [exportAs('pdf')],
    output: { format: 'pdf' },
    messages: {
      empty: '❗ Please upload an ODT file first.',
      done: '✅ Conversion successful!',
      failed: { alert: null, status: '❌ Conversion failed.' },
    },
    behaviour: { emptyAs: 'status' },
  },
  {
    id: 'pdf-to-odt',
    family: 'converter',
    title: 'PDF to ODT',
    description:
      'Turn a PDF into an OpenDocument text whose paragraphs, headings and tables you can edit in LibreOffice.',
    keywords: ['pdf to odt', 'pdf to opendocument', 'pdf to libreoffice', 'edit pdf in writer'],
    input: { accept: ['pdf'] },
    conversion: [{ ...rebuildAsDocument, options: { format: 'docx', embedFonts: true } }, exportAs('odt')],
    output: { format: 'odt' },
    ...fromPdf({ done: 'Done', failed: { alert: 'Conversion failed.', status: 'Upload' } }),
  },
  {
    id: 'text-to-pdf',
    family: 'converter',
    title: 'Text to PDF',
    description: 'Turn plain text into an easy-to-read PDF. Its encoding is detected and its columns stay aligned.',
    keywords: ['text to pdf', 'txt to pdf', 'convert text file to pdf'],
    endpoint: '/api/convert-txt-to-pdf',
    input: { accept: ['txt'] },
    fields: pageFields({ mayHaveNoMargins: false }),
    conversion: [{ engine: 'text-layout', operation: 'text' }],
    output: { format: 'pdf' },
    messages: { empty: 'Please upload a TXT file.' },
  },
  {
    id: 'pdf-to-txt',
    family: 'converter',
    title: 'PDF to Text',
    description: 'Get a PDF’s text in reading order, paragraph by paragraph, even from scanned pages.',
    keywords: ['pdf to text', 'pdf to txt', 'extract text from pdf', 'ocr pdf', 'scanned pdf to text'],
    endpoint: '/api/convert-pdf-to-text',
    input: { accept: ['pdf'] },
    conversion: [{ engine: 'pdf', operation: 'extract-text' }],
    output: { format: 'txt' },
    ...fromPdf({ done: 'Conversion complete', failed: { alert: null, status: 'Conversion failed' } }),
  },
  {
    id: 'doc-to-odt',
    family: 'converter',
    title: 'Word to ODT',
    description: 'Turn a Word document into an OpenDocument text and keep its styles, comments and tracked changes.',
    keywords: ['docx to odt', 'word to odt', 'word to opendocument'],
    input: { accept: ['docx'] },
    conversion: [exportAs('odt')],
    output: { format: 'odt', filename: { replace: 'docx', by: 'odt' } },
    messages: { empty: 'Please upload a DOC or DOCX file.' },
    pickers: clouds,
  },
  {
    id: 'odt-to-doc',
    family: 'converter',
    title: 'ODT to Word',
    description: 'Turn an OpenDocument text into a Word document that others can review and edit.',
    keywords: ['odt to docx', 'odt to word', 'opendocument to word'],
    input: { accept: ['odt'] },
    conversion: [exportAs('docx')],
    output: { format: 'docx' },
    messages: { empty: 'Please upload an ODT file.' },
  },
  {
    id: 'pptx-to-pdf',
    family: 'converter',
    title: 'PowerPoint to PDF',
    description: 'Turn PowerPoint slides into a PDF with one page per slide, ready to print or send.',
    keywords: ['pptx to pdf', 'powerpoint to pdf', 'slides to pdf', 'presentation to pdf'],
    input: { accept: ['pptx'] },
    conversion: [exportAs('pdf')],
    output: { format: 'pdf' },
    messages: { empty: 'Please select a PPTX file', failed: { alert: 'Failed to convert file.', status: null } },
  },
  {
    id: 'pdf-to-pptx',
    family: 'converter',
    title: 'PDF to PowerPoint',
    description: 'Turn every page of a PDF into a slide with text and tables you can edit.',
    keywords: ['pdf to powerpoint', 'pdf to pptx', 'pdf to slides', 'edit pdf slides'],
    input: { accept: ['pdf'] },
    conversion: [rebuildAsSlides],
    output: { format: 'pptx' },
    ...fromPdf({ done: 'Conversion complete', failed: { alert: null, status: 'Conversion failed' } }),
  },
  {
    id: 'pptx-to-odp',
    family: 'converter',
    title: 'PowerPoint to ODP',
    description:
      'Turn PowerPoint slides into an OpenDocument presentation for Impress, complete with masters, notes and charts.',
    keywords: ['pptx to odp', 'powerpoint to odp', 'powerpoint to impress'],
    input: { accept: ['pptx'] },
    conversion: [exportAs('odp')],
    output: { format: 'odp' },
    messages: { empty: 'Please select a PPTX file', failed: { alert: 'Failed to convert file.', status: null } },
  },
  {
    id: 'odp-to-pptx',
    family: 'converter',
    title: 'ODP to PowerPoint',
    description:
      'Turn an OpenDocument presentation into PowerPoint slides, complete with masters, notes and animations.',
    keywords: ['odp to pptx', 'odp to powerpoint', 'impress to powerpoint'],
    input: { accept: ['odp'] },
    conversion: [exportAs('pptx')],
    output: { format: 'pptx' },
    messages: { empty: 'Please select an ODP file', failed: { alert: 'Failed to convert file.', status: null } },
  },
  {
    id: 'rtf-to-pdf',
    family: 'converter',
    title: 'RTF to PDF',
    description: 'Turn a rich text file into a PDF with its fonts, tables and pictures. No word processor needed.',
    keywords: ['rtf to pdf', 'rich text to pdf', 'convert rtf file', 'open rtf without wordpad'],
    input: { accept: ['rtf'] },
    conversion: [exportAs('pdf')],
    output: { format: 'pdf' },
    messages: { empty: 'Please upload an RTF file.' },
  },
  {
    id: 'pdf-to-rtf',
    family: 'converter',
    title: 'PDF to RTF',
    description: 'Turn a PDF into rich text that nearly every word processor opens, with its paragraphs intact.',
    keywords: ['pdf to rtf', 'pdf to rich text', 'convert pdf to rich text format'],
    input: { accept: ['pdf'] },
    conversion: [{ ...rebuildAsDocument, options: { format: 'docx', forRtf: true } }, exportAs('rtf')],
    output: { format: 'rtf' },
    ...fromPdf({ done: 'Conversion complete', failed: { alert: null, status: 'Conversion failed' } }),
  },
  {
    id: 'html-to-pdf',
    family: 'converter',
    title: 'HTML to PDF',
    description: 'Turn an HTML page into a PDF with its print styles and links. Headings become bookmarks.',
    keywords: ['html to pdf', 'html file to pdf', 'print html', 'html report to pdf'],
    input: { accept: ['html'] },
    fields: pageFields({ mayHaveNoMargins: true }),
    conversion: [{ engine: 'chromium', operation: 'print' }],
    output: { format: 'pdf', filename: { replace: 'html', by: 'pdf' } },
    messages: { empty: 'Please upload an HTML file.' },
    pickers: clouds,
  },
  {
    id: 'md-to-pdf',
    family: 'converter',
    title: 'Markdown to PDF',
    description: 'Turn Markdown into a typeset PDF with tables, highlighted code, formulas and footnotes.',
    keywords: ['markdown to pdf', 'md to pdf', 'github markdown to pdf', 'readme to pdf'],
    input: { accept: ['md'] },
    fields: pageFields({ mayHaveNoMargins: false }),
    conversion: [
      { engine: 'markdown', operation: 'render' },
      { engine: 'chromium', operation: 'print' },
    ],
    output: { format: 'pdf' },
    messages: { empty: 'Please upload a Markdown (.md) file.' },
  },
  {
    id: 'xlsx-to-pdf',
    family: 'converter',
    title: 'Excel to PDF',
    description: 'Turn a workbook into a PDF whose columns fit the page. Nothing gets cut off.',
    keywords: ['xlsx to pdf', 'excel to pdf', 'spreadsheet to pdf', 'excel to pdf fit columns on one page'],
    input: { accept: ['xlsx'] },
    fields: { sheets: sheetsField },
    conversion: [exportAs('pdf')],
    output: { format: 'pdf' },
    messages: { empty: 'Please upload an XLSX file.' },
  },
  {
    id: 'csv-to-pdf',
    family: 'converter',
    title: 'CSV to PDF',
    description: 'Turn a CSV file into a PDF table with its header on every page and every column in full.',
    keywords: ['csv to pdf', 'csv table to pdf', 'print csv', 'csv file to printable table'],
    input: { accept: ['csv'] },
    fields: pageFields({ mayHaveNoMargins: false }),
    conversion: [{ engine: 'text-layout', operation: 'csv' }],
    output: { format: 'pdf', filename: 'converted.pdf' },
    messages: { empty: 'Please upload a CSV file.' },
    pickers: clouds,
  },
  {
    id: 'img-to-pdf',
    family: 'converter',
    title: 'Image to PDF',
    description: 'Turn a JPG or PNG into a PDF page of the same size, with every pixel intact.',
    keywords: ['image to pdf', 'jpg to pdf', 'png to pdf', 'photo to pdf'],
    endpoint: '/api/convert-image-to-pdf',
    input: { accept: ['jpg', 'jpeg', 'png'], ...joinedPictures, list: [...joinedPictures.list, 'thumbnails'] },
    fields: pictureFields,
    conversion: [{ engine: 'image', operation: 'to-pdf' }],
    output: { format: 'pdf', filename: { replace: 'png', by: 'pdf' }, joinedFilename: 'images.pdf' },
    messages: { empty: 'Please upload an image file (JPG or PNG).' },
    pickers: clouds,
  },
  {
    id: 'tiff-to-pdf',
    family: 'converter',
    title: 'TIFF to PDF',
    description: 'Turn a TIFF into a PDF with all its pages. Scans, faxes and photos lose nothing.',
    keywords: ['tiff to pdf', 'tif to pdf', 'multi-page tiff', 'fax to pdf'],
    input: { accept: ['tiff'], ...joinedPictures },
    fields: pictureFields,
    conversion: [{ engine: 'image', operation: 'tiff-to-pdf' }],
    output: { format: 'pdf', filename: 'converted.pdf' },
    messages: { empty: 'Please upload a TIFF file.' },
    behaviour: { resetAfterMs: null },
  },
  {
    id: 'pdf-compressor',
    family: 'compressor',
    title: 'Compress PDF',
    description: 'Shrink a PDF. Its text stays sharp, and its links, bookmarks and forms keep working.',
    keywords: ['compress pdf', 'reduce pdf size', 'shrink pdf', 'make pdf smaller'],
    endpoint: '/api/convert-compress-pdf',
    input: { accept: ['pdf'], onReject: 'ignore' },
    fields: {
      quality: quality({
        min: lowestQuality,
        max: 95,
        step: 1,
        strong: 40,
        default: 60,
        light: 80,
        ends: ['more compress', 'less compress'],
      }),
      targetMegabytes,
      signature: {
        type: 'select',
        label: 'Signed PDFs',
        hint: 'Any change breaks a signature. Without it, only its picture stays on the page.',
        options: [
          { value: 'keep', label: 'Don’t change them' },
          { value: 'drop', label: 'Compress without the signature' },
        ],
        default: 'keep',
        isExtra: true,
      },
    },
    conversion: [{ engine: 'pdf', operation: 'compress' }],
    output: { format: 'pdf', filename: 'compressed.pdf' },
    messages: { empty: 'Please upload a PDF.', failed: { alert: 'Compression failed.', status: null } },
    behaviour: { emptyAs: 'alert' },
  },
  {
    id: 'img-compressor',
    family: 'compressor',
    title: 'Compress Image',
    description: 'Turn a JPG or PNG into a smaller JPEG of the same dimensions, without location or camera data.',
    keywords: ['compress image', 'compress jpg', 'reduce photo size', 'shrink photo', 'remove photo location'],
    endpoint: '/api/compress-image',
    input: { accept: ['jpg', 'jpeg', 'png'] },
    fields: {
      quality: quality({
        hint: 'At 70, a photo looks the same on screen. Below 50, edges start to suffer.',
        min: lowestQuality,
        max: 95,
        step: 1,
        strong: 50,
        default: 70,
        light: 85,
      }),
      targetMegabytes,
    },
    conversion: [{ engine: 'image', operation: 'compress-jpeg' }],
    output: { format: 'jpg', filename: 'compressed.jpg' },
    messages: {
      empty: 'Upload an image!',
      failed: { alert: 'Compression failed.', status: '❌ Compression failed. Try again.' },
    },
    behaviour: { emptyAs: 'alert' },
  },
  {
    id: 'csvcompress',
    family: 'compressor',
    title: 'Compress CSV',
    description: 'Shrink a CSV without changing a single value, or pack it to about a sixth of its size.',
    keywords: ['compress csv', 'shrink csv', 'minify csv', 'csv to zst', 'csv to 7z'],
    input: { accept: ['csv'] },
    fields: {
      level: {
        type: 'range',
        label: 'Level',
        hint: 'A higher level takes longer and saves more.',
        min: 1,
        max: 22,
        step: 1,
        default: 19,
      },
      outputType: {
        type: 'radio',
        label: 'Output',
        hint: 'A .csv that still opens shrinks by a few percent. Packed as .zst or .7z, it’s about a sixth of its size.',
        options: [
          { value: 'csv', label: '.csv, opens as it is' },
          { value: 'zst', label: '.csv.zst, Zstandard' },
          { value: '7z', label: '.csv.7z, 7-Zip archive' },
        ],
        default: 'csv',
      },
    },
    conversion: [{ engine: 'csv', operation: 'minify' }],
    output: { format: 'csv' },
    messages: { empty: null, failed: { alert: null, status: '❌ Compression failed. Try again.' } },
  },
  {
    id: 'pptxcompress',
    family: 'compressor',
    title: 'Compress PPTX',
    description: 'Shrink a PowerPoint file by scaling its pictures to the size at which your slides show them.',
    keywords: ['compress pptx', 'compress powerpoint', 'reduce powerpoint size', 'shrink presentation'],
    input: { accept: ['pptx'] },
    ...compressedOffice('pptx', boldPresets),
  },
  {
    id: 'docxcompressor',
    family: 'compressor',
    title: 'Compress DOCX',
    description: 'Shrink a Word document by compressing its pictures. Its text and layout don’t change.',
    keywords: ['compress docx', 'compress word document', 'reduce word file size', 'shrink word document'],
    input: { accept: ['docx'] },
    ...compressedOffice('docx', boldPresets),
    behaviour: { doneProgress: 100 },
  },
  {
    id: 'xlsxcompressor',
    family: 'compressor',
    title: 'Compress XLSX',
    description: 'Shrink an Excel workbook by compressing its pictures. Every cell and formula stays the same.',
    keywords: ['compress xlsx', 'compress excel file', 'reduce excel file size', 'shrink workbook'],
    input: { accept: ['xlsx'], dropCheck: 'exact' },
    ...compressedOffice('xlsx', carefulPresets),
    behaviour: { doneProgress: 100, newFile: 'keeps' },
    pickers: clouds,
  },
  {
    id: 'odtcompressor',
    family: 'compressor',
    title: 'Compress ODT',
    description: 'Shrink an OpenDocument text by compressing its pictures. Its text and layout don’t change.',
    keywords: ['compress odt', 'reduce odt size', 'shrink opendocument'],
    input: { accept: ['odt'], dropCheck: 'exact' },
    ...compressedOffice('odt', carefulPresets),
    behaviour: { newFile: 'keeps' },
    pickers: clouds,
  },
  {
    id: 'odpcompressor',
    family: 'compressor',
    title: 'Compress ODP',
    description:
      'Shrink an OpenDocument presentation by scaling its pictures to the size at which your slides show them.',
    keywords: ['compress odp', 'reduce odp size', 'shrink impress presentation'],
    input: { accept: ['odp'], dropCheck: 'exact' },
    ...compressedOffice('odp', carefulPresets),
    pickers: clouds,
  },
  {
    id: 'tiffcompressor',
    family: 'compressor',
    title: 'Compress TIFF',
    description: 'Shrink a TIFF and keep every page. Scans lose nothing; photos become JPEGs inside it.',
    keywords: ['compress tiff', 'reduce tiff size', 'shrink tiff', 'multi-page tiff compressor'],
    input: { accept: ['tiff'] },
    fields: {
      quality: quality({
        label: 'Quality of photographs',
        hint: 'At 100, nothing is lost. Black-and-white pages, palettes and 16-bit samples never lose anything.',
        strong: 60,
        default: 85,
        light: 95,
      }),
      targetMegabytes,
      export7z,
    },
    conversion: [{ engine: 'image', operation: 'compress-tiff' }],
    output: { format: 'tiff' },
    messages: { empty: null },
    pickers: clouds,
  },
  {
    id: 'bmpcompressor',
    family: 'compressor',
    title: 'Compress BMP',
    description: 'Turn a BMP into a JPEG or WebP a fraction of its size, or into a BMP about a fifth as large.',
    keywords: ['compress bmp', 'bmp to jpg', 'bmp to webp', 'reduce bitmap size', 'shrink bmp'],
    input: { accept: ['bmp'], dropCheck: 'none' },
    fields: {
      quality: quality({ strong: 60, default: 85, light: 95 }),
      targetMegabytes,
      format: {
        type: 'radio',
        label: 'Output',
        hint: 'A BMP keeps 256 colors at most.',
        options: [
          { value: 'jpg', label: 'JPG' },
          { value: 'webp', label: 'WebP' },
          { value: 'bmp', label: 'BMP' },
        ],
        default: 'jpg',
      },
      export7z,
    },
    conversion: [{ engine: 'image', operation: 'compress-bmp' }],
    output: { format: { field: 'format' } },
    messages: { empty: null },
    pickers: clouds,
  },
  {
    id: 'merge-pdf',
    family: 'utility',
    title: 'Merge PDF',
    description: 'Combine PDFs in the order you choose. Bookmarks, links, forms and attachments come along.',
    keywords: ['merge pdf', 'combine pdf', 'join pdf files', 'pdf merger'],
    endpoint: '/api/merge-pdf',
    input: {
      accept: ['pdf'],
      minFiles: 2,
      maxFiles: 100,
      duplicates: 'ignore',
      list: ['clear', 'sort', 'reorder', 'thumbnails'],
    },
    fields: {
      pages: {
        type: 'per-file',
        of: 'pages',
        label: 'Pages',
        hint: 'Such as 1-3, 5. Leave it empty for all pages.',
      },
      rotation: {
        type: 'per-file',
        of: 'turn',
        label: 'Rotation',
        hint: 'Degrees clockwise: 90, 180 or 270.',
      },
    },
    conversion: [{ engine: 'pdf', operation: 'merge' }],
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
    title: 'Create ZIP',
    description: 'Pack files and whole folders into one ZIP archive that opens on every system.',
    keywords: ['create zip', 'zip files online', 'files to zip', 'zip a folder'],
    endpoint: '/api/convert-to-zip',
    input: { accept: 'any', maxFiles: 1000, maxBytes: megabytes(500), list: ['clear'], folders: true },
    conversion: [{ engine: 'archive', operation: 'create' }],
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
    title: 'Extract ZIP',
    description: 'Open any ZIP archive, even with a password, garbled file names or a rare packing method.',
    keywords: ['extract zip', 'unzip online', 'open zip with password', 'unzip files'],
    endpoint: '/api/extract-zip',
    input: { accept: ['zip'], maxBytes: megabytes(500), preview: 'archive' },
    fields: {
      password: {
        type: 'password',
        label: 'Password',
        hint: 'Only needed if the archive has one.',
        maxLength: 200,
      },
      flatten: {
        type: 'checkbox',
        label: 'Leave out the outer folder',
        hint: 'If one folder holds everything, you get its contents without that folder.',
        default: false,
      },
    },
    conversion: [{ engine: 'archive', operation: 'extract' }],
    output: { format: 'zip', filename: 'unzipped_files.zip' },
    messages: {
      button: { initial: 'Extract ZIP', ready: 'Extract ZIP', busy: 'Extracting...' },
      empty: 'Please upload a .zip file',
      failed: { alert: 'Extraction failed.', status: null },
    },
  },
] as const satisfies readonly ToolEntry[];

/** The entries as written, for the tests that hold them against their defaults. */
export const toolEntries: readonly ToolEntry[] = entries;

/** The id of a published tool. */
export type ToolId = (typeof entries)[number]['id'];

/** Every published tool, in the order in which the site shows them. */
export const tools: readonly Tool[] = toolEntries.map(resolve).map(inThisLanguage);
