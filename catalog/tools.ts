import { megabytes } from './limits.ts';
import { resolve } from './resolve.ts';
import type { Tool, ToolEntry } from './tool.ts';

const entries = [
  {
    id: 'word-to-pdf',
    family: 'converter',
    title: 'Word to PDF',
    description: 'Turn a Word document into a PDF that looks the same on every screen and printer.',
    keywords: ['word to pdf', 'docx to pdf', 'convert word document'],
    input: { accept: ['docx'], maxBytes: megabytes(50) },
    conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'pdf' } }],
    output: { format: 'pdf' },
    messages: { empty: 'Please select a Word file.', failed: { alert: 'Conversion failed.', status: null } },
  },
  {
    id: 'odt-to-pdf',
    family: 'converter',
    title: 'ODT to PDF',
    description: 'Turn an OpenDocument text into a PDF with its headings, links and bookmarks.',
    keywords: ['odt to pdf', 'opendocument to pdf', 'libreoffice writer to pdf'],
    input: { accept: ['odt'] },
    conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'pdf' } }],
    output: { format: 'pdf' },
    messages: {
      empty: '❗ Please upload an ODT file first.',
      done: '✅ Conversion successful!',
      failed: { alert: null, status: '❌ Conversion failed.' },
    },
    behaviour: { emptyAs: 'status' },
  },
  {
    id: 'doc-to-odt',
    family: 'converter',
    title: 'Word to ODT',
    description: 'Turn a Word document into an OpenDocument text that you can go on editing.',
    keywords: ['docx to odt', 'word to odt', 'word to opendocument'],
    input: { accept: ['docx'] },
    conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'odt' } }],
    output: { format: 'odt', filename: { replace: 'docx', by: 'odt' } },
    messages: { empty: 'Please upload a DOC or DOCX file.' },
    pickers: ['google-drive', 'dropbox'],
  },
  {
    id: 'odt-to-doc',
    family: 'converter',
    title: 'ODT to Word',
    description: 'Turn an OpenDocument text into a Word document that you can go on editing.',
    keywords: ['odt to docx', 'odt to word', 'opendocument to word'],
    input: { accept: ['odt'] },
    conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'docx' } }],
    output: { format: 'docx' },
    messages: { empty: 'Please upload an ODT file.' },
  },
  {
    id: 'pptx-to-pdf',
    family: 'converter',
    title: 'PowerPoint to PDF',
    description: 'Turn slides into a PDF, one page a slide, ready to print or to send.',
    keywords: ['pptx to pdf', 'powerpoint to pdf', 'slides to pdf'],
    input: { accept: ['pptx'] },
    conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'pdf' } }],
    output: { format: 'pdf' },
    messages: { empty: 'Please select a PPTX file', failed: { alert: 'Failed to convert file.', status: null } },
  },
  {
    id: 'pptx-to-odp',
    family: 'converter',
    title: 'PowerPoint to ODP',
    description: 'Turn PowerPoint slides into an OpenDocument presentation that you can go on editing.',
    keywords: ['pptx to odp', 'powerpoint to odp', 'powerpoint to impress'],
    input: { accept: ['pptx'] },
    conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'odp' } }],
    output: { format: 'odp' },
    messages: { empty: 'Please select a PPTX file', failed: { alert: 'Failed to convert file.', status: null } },
  },
  {
    id: 'odp-to-pptx',
    family: 'converter',
    title: 'ODP to PowerPoint',
    description: 'Turn an OpenDocument presentation into PowerPoint slides that you can go on editing.',
    keywords: ['odp to pptx', 'odp to powerpoint', 'impress to powerpoint'],
    input: { accept: ['odp'] },
    conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'pptx' } }],
    output: { format: 'pptx' },
    messages: { empty: 'Please select an ODP file', failed: { alert: 'Failed to convert file.', status: null } },
  },
  {
    id: 'rtf-to-pdf',
    family: 'converter',
    title: 'RTF to PDF',
    description: 'Turn a rich text file into a PDF with its fonts, tables and pictures.',
    keywords: ['rtf to pdf', 'rich text to pdf'],
    input: { accept: ['rtf'] },
    conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'pdf' } }],
    output: { format: 'pdf' },
    messages: { empty: 'Please upload an RTF file.' },
  },
  {
    id: 'xlsx-to-pdf',
    family: 'converter',
    title: 'Excel to PDF',
    description: 'Turn a workbook into a PDF whose columns fit the page, so that nothing is cut off.',
    keywords: ['xlsx to pdf', 'excel to pdf', 'spreadsheet to pdf'],
    input: { accept: ['xlsx'] },
    conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'pdf' } }],
    output: { format: 'pdf' },
    messages: { empty: 'Please upload an XLSX file.' },
  },
] as const satisfies readonly ToolEntry[];

/** The entries as written, for the tests that hold them against their defaults. */
export const toolEntries: readonly ToolEntry[] = entries;

/** The id of a published tool. */
export type ToolId = (typeof entries)[number]['id'];

/** THE catalogue: every published tool, in the order in which the site shows them. */
export const tools: readonly Tool[] = toolEntries.map(resolve);
