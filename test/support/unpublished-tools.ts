import { megabytes } from '../../catalog/limits.ts';
import { resolve } from '../../catalog/resolve.ts';
import type { Tool, ToolEntry } from '../../catalog/tool.ts';
import { tools } from '../../catalog/tools.ts';

type Draft = Omit<ToolEntry, 'conversion'>;

const described = (title: string) => ({
  title,
  description: `${title} in one step, without an account and without a watermark.`,
  keywords: [title.toLowerCase()],
});

/** Rows of the specification, written with the catalogue's vocabulary before their tools were there. */
const drafts: readonly Draft[] = [
  {
    id: 'zip-compressor',
    family: 'utility',
    ...described('Create ZIP'),
    endpoint: '/api/convert-to-zip',
    input: { accept: 'any', maxFiles: 1000, maxBytes: megabytes(500), list: ['clear'], folders: true },
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
    input: { accept: ['zip'], maxBytes: megabytes(500), preview: 'archive' },
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
