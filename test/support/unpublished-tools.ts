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
];

const published = new Set(tools.map((tool) => tool.id));

/** Tools that the catalogue does not offer yet, for tests of what the pages and its words can do. */
export const unpublishedTools: readonly Tool[] = drafts
  .filter((draft) => !published.has(draft.id))
  .map((draft) =>
    resolve({ ...draft, conversion: [{ engine: 'libreoffice', operation: 'export', options: { format: 'pdf' } }] }),
  );
